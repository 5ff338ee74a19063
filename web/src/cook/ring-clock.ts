/// <reference lib="webworker" />

/** When to wake the page, epoch milliseconds; null: not at all. */
export type WakeAt = number | null;

declare const self: DedicatedWorkerGlobalScope;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Browsers wake the timers of a page in the background once a minute; those of its worker go on to the second. */
self.onmessage = ({ data: endsAt }: MessageEvent<WakeAt>) => {
  clearTimeout(timer);
  if (endsAt === null) return;
  timer = setTimeout(() => self.postMessage(endsAt), Math.max(0, endsAt - Date.now()));
};
