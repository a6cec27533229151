import { randomInt } from 'node:crypto';
import { slugify } from '@coop/domain';

/** Numbers that are tried in turn, before some by chance: a thousand equal titles cost what two do. */
const IN_TURN = 50;
const BY_CHANCE = 14;

/** Slugs made of a text, the best first: as it is, with a number behind it, with a large one. At most 90 characters. */
export function slugCandidates(text: string): string[] {
  const plain = slugify(text) || 'sin-titulo';
  const inTurn = Array.from({ length: IN_TURN }, (_, n) => `${plain}-${n + 2}`);
  const byChance = Array.from({ length: BY_CHANCE }, () => `${plain}-${randomInt(1_000, 1_000_000)}`);
  return [plain, ...inTurn, ...byChance];
}
