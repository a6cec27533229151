import { randomInt } from 'node:crypto';

/** Numbers that are tried in turn, before some by chance: a thousand equal names cost what two do. */
const IN_TURN = 50;
const BY_CHANCE = 14;

/** Addresses made of a name, the best first: as it is, with a number behind it, with a large one. `of` makes one of what goes behind. */
export function numbered(of: (behind: string) => string): string[] {
  const inTurn = Array.from({ length: IN_TURN }, (_, n) => `-${n + 2}`);
  const byChance = Array.from({ length: BY_CHANCE }, () => `-${randomInt(1_000, 1_000_000)}`);
  return ['', ...inTurn, ...byChance].map(of);
}
