/** Somebody who looks elsewhere learns that it is his turn: by a notice of this page while it is open, by the server's
 * push service when it is not. Both only after he has said so. */

import type { PushInfo } from "../protocol/requests";
import { drop, get, post } from "./api";
import { change, settings } from "./settings.svelte";
import { sound } from "./sound";

export interface Notice {
  table: string;
  title: string;
  text: string;
}

const ICON = "/icons/icon-192.png";
const waiting = new Set<string>(); // tables at which it is our turn and nobody has looked

export function canAlert(): boolean {
  return typeof Notification === "function" && isSecureContext;
}

/** As far as is known: the reader may have changed his mind in the settings of the browser. */
export function alertsOn(): boolean {
  return settings.alerts && canAlert() && Notification.permission === "granted";
}

/** After a click: the browser asks. Says whether it may. */
export async function allowAlerts(): Promise<boolean> {
  const allowed = canAlert() && (await Notification.requestPermission()) === "granted";
  change({ alerts: allowed });
  return allowed;
}

/** Nobody looks at this page. */
export function unseen(): boolean {
  return document.hidden || !document.hasFocus();
}

/** A notice for who looks elsewhere. */
export async function notify(notice: Notice): Promise<void> {
  if (!unseen()) return;
  sound("turn");
  waiting.add(notice.table);
  void showBadge();
  if (!alertsOn()) return;
  const { table, title, text } = notice;
  const how = { body: text, tag: `turn-${table}`, icon: ICON, data: { table } };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) await worker.showNotification(title, how);
    else new Notification(title, how).onclick = () => window.focus();
  } catch {
    // a browser that shows none
  }
}

/** He has looked, or it is not his turn any more. */
export async function dropNotice(table: string): Promise<void> {
  waiting.delete(table);
  void showBadge();
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  for (const notice of (await worker?.getNotifications({ tag: `turn-${table}` })) ?? []) notice.close();
}

async function showBadge(): Promise<void> {
  const many = waiting.size;
  await (many ? navigator.setAppBadge?.(many) : navigator.clearAppBadge?.())?.catch(() => undefined);
}

// --- when no page is open ---

/** This browser at its push service, for the key of this server; null if either of them does not know of such things. */
async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const { key } = await get<PushInfo>("/api/push");
  if (!worker?.pushManager || !key) return null;
  const before = await worker.pushManager.getSubscription();
  if (before && keyOf(before) === key) return before;
  await before?.unsubscribe(); // that was for another key
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function keyOf(subscription: PushSubscription): string {
  const key = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...key))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The server tells this browser when it is this seat's turn and nobody is there; or not any more. */
export async function askForPush(table: string, key: string): Promise<void> {
  const path = `/api/tables/${table}/alerts`;
  try {
    if (alertsOn()) {
      const found = (await subscription())?.toJSON();
      if (found?.endpoint) await post(path, { endpoint: found.endpoint, keys: found.keys }, key);
    } else {
      const worker = await navigator.serviceWorker?.getRegistration();
      const found = await worker?.pushManager?.getSubscription();
      if (found) await drop(path, { endpoint: found.endpoint }, key);
    }
  } catch {
    // a push service that cannot be reached: the page itself still tells
  }
}
