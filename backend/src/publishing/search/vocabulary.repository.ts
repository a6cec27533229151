import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { abortableByClient } from '../../platform/database/pool/onPool.js';
import { vocabulario } from '../../platform/database/schema/search.js';
import { wordsOf } from '../../platform/database/tables/textSearch.js';

/**
 * Returns the edit distance (Damerau-Levenshtein): insertions, deletions, substitutions and adjacent transpositions.
 */
export function slipsBetween(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      const swapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (row[j - 1] as number) + 1,
        (last[j] as number) + 1,
        (last[j - 1] as number) + (same ? 0 : 1),
        ...(swapped ? [(before[j - 2] as number) + 1] : []),
      );
    }
    [before, last] = [last, row];
  }
  return last[other.length] as number;
}

/** Returns the known word closest to `word` by sound, then by letters: one edit per four letters, two in total. */
export function closestTo<T extends { palabra: string }>(word: string, known: readonly T[]): T | undefined {
  const most = Math.min(2, Math.floor(word.length / 4));
  const [best] = known
    .map((one) => ({
      one,
      slips: slipsBetween(word, one.palabra),
      heard: slipsBetween(soundOf(word), soundOf(one.palabra)),
    }))
    .filter(({ slips }) => slips > 0 && slips <= most)
    .sort((a, b) => a.heard - b.heard || a.slips - b.slips);
  return best?.one;
}

/** Returns a word by its sound in Bolivia, where s, c and z, or b and v, are told apart in writing only. */
const soundOf = (word: string): string =>
  word
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/qu(?=[ei])|c(?!h)/g, 'k')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/ll/g, 'y')
    .replace(/v/g, 'b')
    .replace(/(?<!c)h/g, '');

/** Trigram matches read, of which the closest by edit distance is used. */
const MAX_CANDIDATES = 30;
/** Prefix length of extra candidates: transposed letters leave few common trigrams. */
const SAME_BEGINNING = 3;
/** Shorter words match too many others. */
const SHORTEST = 4;
const LONGEST = 30;
/** Words added per call. */
const MAX_WORDS = 5_000;

/** Words used on the site, for spelling suggestions. */
@Injectable()
export class VocabularyRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async add(texts: readonly string[], tx: Database = this.database): Promise<void> {
    const words = texts.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []);
    const rows = [...new Set(words)]
      .filter(({ length }) => length >= SHORTEST && length <= LONGEST)
      .slice(0, MAX_WORDS)
      .sort()
      .flatMap((escrita) => wordsOf(escrita).map((palabra) => ({ palabra, escrita })));
    if (rows.length > 0) await tx.insert(vocabulario).values(rows).onConflictDoNothing();
  }

  /** Returns the closest known spelling of a word, with its accents. */
  async findMeant(word: string): Promise<string | undefined> {
    if (word.length < SHORTEST) return undefined;
    const near = await abortableByClient(this.database)
      .select()
      .from(vocabulario)
      .where(
        sql`${vocabulario.palabra} % ${word} or ${vocabulario.palabra} like ${`${word.slice(0, SAME_BEGINNING)}%`}`,
      )
      .orderBy(sql`similarity(${vocabulario.palabra}, ${word}) desc`)
      .limit(MAX_CANDIDATES);
    return closestTo(word, near)?.escrita;
  }
}
