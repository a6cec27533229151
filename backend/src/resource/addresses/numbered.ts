import { randomInt } from 'node:crypto';

/** Sequential suffixes tried before random ones, so a thousand equal names cost no more than two. */
const IN_TURN = 50;
const BY_CHANCE = 14;

/**
 * Returns candidate addresses, best first: bare, with a sequential suffix, with a random one. `of` builds one from its
 * suffix.
 */
export function numbered(of: (behind: string) => string): string[] {
  const inTurn = Array.from({ length: IN_TURN }, (_, n) => `-${n + 2}`);
  const byChance = Array.from({ length: BY_CHANCE }, () => `-${randomInt(1_000, 1_000_000)}`);
  return ['', ...inTurn, ...byChance].map(of);
}
