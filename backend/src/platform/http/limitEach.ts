import pLimit, { type LimitFunction } from 'p-limit';

export type EachLimit = <T>(sender: string, act: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** Limits concurrent work per sender and in total. Throws the reason of `signal` when it aborts. */
export function limitEach(each: number, all: number): EachLimit {
  const whole = pLimit(all);
  const bySender = new Map<string, LimitFunction>();
  return async (sender, act, signal) => {
    signal?.throwIfAborted();
    const own = bySender.get(sender) ?? pLimit(each);
    bySender.set(sender, own);
    const work = async () => {
      signal?.throwIfAborted();
      return act();
    };
    const done = own(() => whole(work)).finally(() => {
      if (own.activeCount + own.pendingCount === 0) bySender.delete(sender);
    });
    return signal ? Promise.race([done, untilAborted(signal)]) : done;
  };
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
