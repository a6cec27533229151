import { randomInt } from 'node:crypto';

/** Sequential suffixes tried before random ones, so a thousand equal names cost no more than two. */
const IN_TURN = 50;
const BY_CHANCE = 14;

/** Returns candidates, best first: bare, sequential suffix, random one. */
export function numbered(of: (behind: string) => string): string[] {
  const inTurn = Array.from({ length: IN_TURN }, (_, n) => `-${n + 2}`);
  const byChance = Array.from({ length: BY_CHANCE }, () => `-${randomInt(1_000, 1_000_000)}`);
  return ['', ...inTurn, ...byChance].map(of);
}

const RETRIES = 5;

export const ADDRESS_TAKEN = Symbol('taken');

type Writing<T> = {
  /** Best first. */
  candidates: readonly string[];
  findTaken: (candidates: readonly string[]) => Promise<ReadonlySet<unknown>>;
  write: (address: string) => Promise<T | typeof ADDRESS_TAKEN>;
  noneFree: () => Error;
};

/** Tries the best address without a query; a collision retries with a random free one. */
export async function writeFree<T>({ candidates, findTaken, write, noneFree }: Writing<T>): Promise<T> {
  let free = candidates;
  for (let attempt = 0; attempt <= RETRIES; attempt++) {
    const address = free[attempt <= 1 ? 0 : randomInt(Math.max(1, free.length))];
    if (address === undefined) break;
    const written = await write(address);
    if (written !== ADDRESS_TAKEN) return written;
    const taken = await findTaken(candidates);
    free = candidates.filter((candidate) => !taken.has(candidate));
  }
  throw noneFree();
}
