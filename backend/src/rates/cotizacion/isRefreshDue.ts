const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** 00:15 and 20:30 in La Paz (UTC−4), in milliseconds of the UTC day. */
const HOURS_OF_REFRESH = [4 * HOUR_MS + 15 * MINUTE_MS, 30 * MINUTE_MS];

/** Times of the last successful and the last attempted reading, in epoch milliseconds. */
export type RefreshTimes = { readAt: number | undefined; triedAt: number | undefined };

/**
 * Returns whether to read the source now: after 00:15 and 20:30 in La Paz, or after six hours.
 *
 * After a failed attempt, retries every fifteen minutes.
 */
export function isRefreshDue(now: number, { readAt, triedAt }: RefreshTimes): boolean {
  if (triedAt !== undefined && now - triedAt < 15 * MINUTE_MS) return false;
  if (readAt === undefined || now - readAt > 6 * HOUR_MS) return true;
  return HOURS_OF_REFRESH.some((hour) => readAt < lastTime(hour, now));
}

const lastTime = (hour: number, now: number) => Math.floor((now - hour) / DAY_MS) * DAY_MS + hour;
