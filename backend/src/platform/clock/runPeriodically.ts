import type { Log } from '../logging/log.js';

/** Runs work at an interval, never concurrently, and logs failures. `stop` waits for the current run. */
export function runPeriodically(work: () => Promise<unknown>, everyMs: number, log: Log) {
  let running: Promise<void> | undefined;
  const once = () => {
    running ??= work()
      .then(
        () => undefined,
        (err: unknown) => log.error('What is done again and again failed', { err }),
      )
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(once, everyMs).unref();
  return async function stop(): Promise<void> {
    clearInterval(timer);
    await running;
  };
}
