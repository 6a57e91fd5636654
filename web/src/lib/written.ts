/** Dates and shares as they are written where the reader is. */

import { regional, settings } from "./settings.svelte";

const written = (when: number | string, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(regional(settings.language), style).format(new Date(when));

export const day = (when: number): string => written(when, { dateStyle: "medium" });
export const longDay = (when: string): string => written(when, { dateStyle: "long" });
export const dayAndTime = (when: number): string => written(when, { dateStyle: "medium", timeStyle: "short" });

export const percent = (share: number, style: Intl.NumberFormatOptions = { maximumFractionDigits: 0 }): string =>
  new Intl.NumberFormat(regional(settings.language), { style: "percent", ...style }).format(share);
