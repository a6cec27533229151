/** Lets the worker answer where there is no line (`worker.ts`). Where browsers have none, or are asked for none, pages are as ever. */
export function startOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/trabajador.js').catch(() => undefined);
}
