/** Of the last so many milliseconds. */
export const RECENT_MS = 5 * 60_000;
/** More are not told apart. */
const MOST = 1_000;

let moments: number[] = [];

/** That this process wrote an error into its log. */
export function noteError(now = Date.now()): void {
  moments.push(now);
  if (moments.length > MOST) moments = moments.slice(-MOST / 2);
}

/** How many errors this process wrote a moment ago, and not before that moment. */
export const countRecentErrors = (since: number, now = Date.now()): number =>
  moments.filter((moment) => moment > Math.max(since, now - RECENT_MS)).length;
