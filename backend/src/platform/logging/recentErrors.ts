/** Time window, in milliseconds. */
export const RECENT_MS = 5 * 60_000;
const MAX_ERRORS = 1_000;

let moments: number[] = [];

export function noteError(now = Date.now()): void {
  moments.push(now);
  if (moments.length > MAX_ERRORS) moments = moments.slice(-MAX_ERRORS / 2);
}

export const countRecentErrors = (since: number, now = Date.now()): number =>
  moments.filter((moment) => moment > Math.max(since, now - RECENT_MS)).length;
