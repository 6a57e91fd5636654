/** Between the page and the server: page, art and texts are there without one, and alerts come when no page is open.
 *
 * What is kept belongs to one build of the client, and goes with it. The page itself always comes from the server if
 * there is one, so that nobody reads an old one. */

import { placeOf, planFor, textsOf } from "./plan";

interface Waits extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetches extends Waits {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Waits {
  data: { json(): unknown } | null;
}
interface Clicked extends Waits {
  notification: Notification;
}
interface Page {
  url: string;
  visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
}
interface Worker {
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(what: { type: "window"; includeUncontrolled: boolean }): Promise<Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
}
interface Alert {
  table: string;
  title: string;
  text: string;
}
/** The files of this build, and a name for all of them: filled in when it is built. */
declare const BUILD: { name: string; entry: string; files: string[] };

const here = self as unknown as Worker & typeof globalThis;
const PREFIX = "theomachy-";
const CACHE = PREFIX + BUILD.name;
const PAGE = "/";
const PATIENCE = 5000; // ms
const NOT_THERE = [502, 503, 504]; // as a proxy says it
const KEPT = "X-Kept"; // so marked is what the server has not said just now

function on<E extends Event>(what: string, act: (event: E) => void): void {
  here.addEventListener(what, act as EventListener);
}

on<Waits>("install", (event) => event.waitUntil(install()));
on<Waits>("activate", (event) => event.waitUntil(activate()));
on<Fetches>("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const plan = planFor(request.method, request.mode, url, location.origin);
  if (plan === "page") event.respondWith(page(request));
  else if (plan === "file") event.respondWith(file(request));
  else if (plan === "text") event.respondWith(text(request, url));
});
on<MessageEvent & Waits>("message", (event) => {
  const { keep } = (event.data ?? {}) as { keep?: string };
  if (keep) event.waitUntil(readAhead(keep));
});
on<Told>("push", (event) => event.waitUntil(tell((event.data?.json() ?? {}) as Partial<Alert>)));
on<Clicked>("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTable(String(event.notification.data?.table ?? "")));
});

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  const page = await fetch(PAGE, { cache: "reload" });
  if (!page.ok || !(await page.clone().text()).includes(BUILD.entry)) throw new Error("another build is served");
  await cache.addAll(BUILD.files);
  await cache.put(PAGE, page);
  await here.skipWaiting();
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
  await here.clients.claim();
}

/** What the server says; what is kept, if it says nothing in time, or something before it says that it is not there. */
async function ask(request: Request, kept: () => Promise<Response | undefined>): Promise<Response> {
  const asked = fetch(request);
  const slow = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
  const answer = await Promise.race([asked, slow]).catch(() => null);
  if (answer && !NOT_THERE.includes(answer.status)) return answer;
  return (await kept()) ?? asked;
}

function page(request: Request): Promise<Response> {
  return ask(request, () => caches.match(PAGE, { cacheName: CACHE }));
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: CACHE, ignoreVary: true })) ?? fetch(request);
}

async function text(request: Request, url: URL): Promise<Response> {
  const cache = await caches.open(CACHE);
  const place = placeOf(url, request.headers.get("Accept-Language") ?? "");
  const answer = await ask(request, async () => {
    const found = await cache.match(place);
    return found && new Response(found.body, { headers: [...found.headers, [KEPT, "1"]] });
  });
  if (answer.ok && !answer.headers.has(KEPT)) await cache.put(place, answer.clone());
  return answer;
}

async function readAhead(language: string): Promise<void> {
  const ask = (path: string) =>
    text(new Request(path, { headers: { "Accept-Language": language } }), new URL(path, location.origin));
  const kept = async (path: string) =>
    (await caches.match(placeOf(new URL(path, location.origin), language), { cacheName: CACHE })) !== undefined;
  try {
    const games = (await (await ask("/api/games")).json()) as { game: string }[];
    for (const path of textsOf(games.map((one) => one.game))) if (!(await kept(path))) await ask(path);
  } catch {
    // another time
  }
}

// --- alerts ---

const windows = () => here.clients.matchAll({ type: "window", includeUncontrolled: true });
const isAt = (page: Page, table: string) => new URL(page.url).pathname === `/t/${table}`;

/** Whoever looks at the table sees it there. */
async function tell({ table = "", title = "Theomachy", text = "" }: Partial<Alert>): Promise<void> {
  if ((await windows()).some((one) => isAt(one, table) && one.visibilityState === "visible")) return;
  await here.registration.showNotification(title, {
    body: text,
    tag: `turn-${table}`,
    icon: "/icons/icon-192.png",
    badge: "/icons/badge-96.png",
    data: { table },
  });
  await navigator.setAppBadge?.().catch(() => undefined);
}

async function openTable(table: string): Promise<void> {
  const open = (await windows()).find((one) => isAt(one, table));
  await (open ? open.focus() : here.clients.openWindow(table ? `/t/${table}#mine` : PAGE));
}
