import { randomInt } from 'node:crypto';

/** How often another address is tried when somebody else took it first. */
const RETRIES = 5;

/** What writing comes to when somebody else has that address. */
export const TAKEN = Symbol('taken');

type Writing<T> = {
  /** The best first. */
  candidates: readonly string[];
  /** Which of them are taken. */
  findTaken: (candidates: readonly string[]) => Promise<ReadonlySet<unknown>>;
  write: (address: string) => Promise<T | typeof TAKEN>;
  /** What is thrown when none is free. */
  noneFree: () => Error;
};

/**
 * Writes with a free address. The best is tried unasked, for most are free; whether one is comes out as it is written, also
 * when another is saved at the same moment. After a collision any of those that are free, so that those who collided do not
 * meet again.
 */
export async function writeFree<T>({ candidates, findTaken, write, noneFree }: Writing<T>): Promise<T> {
  let free = candidates;
  for (let attempt = 0; attempt <= RETRIES; attempt++) {
    const address = free[attempt <= 1 ? 0 : randomInt(Math.max(1, free.length))];
    if (address === undefined) break;
    const written = await write(address);
    if (written !== TAKEN) return written;
    const taken = await findTaken(candidates);
    free = candidates.filter((candidate) => !taken.has(candidate));
  }
  throw noneFree();
}
