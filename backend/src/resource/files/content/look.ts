/** Whose file is looked at: visitors have turns and a thread of their own, so that nobody of the staff waits behind them. */
export type Queue = 'staff' | 'visitors';

/** How a file is looked at, unless told otherwise as one of the staff's. `signal` is that of its sender; see `Arrival`. */
export type Look = { queue?: Queue; signal?: AbortSignal | undefined };
