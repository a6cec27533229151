const MINUTE = 60_000;
/** How long to wait after each attempt, in milliseconds: a day in all. */
const waits = [1, 5, 30, 120, 360, 920].map((minutes) => minutes * MINUTE);

/** For how long nothing else is sent to who just failed. */
export const REST_MS = 30_000;
/** For so long every attempt fails before nobody tries any more. */
export const PATIENCE_MS = 5 * 86_400_000;

/** When to try again after so many attempts; undefined: not by itself. */
export const nextTry = (attempts: number, now: Date): Date | undefined => {
  const wait = waits[attempts - 1];
  return wait === undefined ? undefined : new Date(now.getTime() + wait);
};
