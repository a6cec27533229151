const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** 00:15 and 20:30 of La Paz (UTC−4), in milliseconds of the UTC day. */
const HOURS_OF_REFRESH = [4 * HOUR_MS + 15 * MINUTE_MS, 30 * MINUTE_MS];

/** When rates were last read well, and when reading was last tried; milliseconds of the epoch. */
export type RefreshTimes = { readAt: number | undefined; triedAt: number | undefined };

/**
 * Whether to ask the source now: after 00:15 and 20:30 in La Paz, and when the last reading is older than six hours;
 * after a failure, every fifteen minutes.
 */
export function isRefreshDue(now: number, { readAt, triedAt }: RefreshTimes): boolean {
  if (triedAt !== undefined && now - triedAt < 15 * MINUTE_MS) return false;
  if (readAt === undefined || now - readAt > 6 * HOUR_MS) return true;
  return HOURS_OF_REFRESH.some((hour) => readAt < lastTime(hour, now));
}

const lastTime = (hour: number, now: number) => Math.floor((now - hour) / DAY_MS) * DAY_MS + hour;
