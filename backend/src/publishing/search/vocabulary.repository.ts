import { soundOf } from '@coop/domain/questionWords';
import { Inject, Injectable } from '@nestjs/common';
import { like, or, sql } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { abortableByClient } from '../../platform/database/pool/onPool.js';
import { vocabulario } from '../../platform/database/schema/search.js';
import { searchWords } from '../../platform/database/tables/textSearch.js';

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
    .filter(({ slips, heard }) => slips > 0 && (slips <= most || heard === 0))
    .sort((a, b) => a.heard - b.heard || a.slips - b.slips);
  return best?.one;
}

/** Returns the spellings under which a word is looked up: «bibienda» has few trigrams of «vivienda». */
function spellingsOf(word: string): string[] {
  const usual = word.replace(/k(?=[ei])/g, 'qu').replaceAll('k', 'c');
  return [...new Set([usual, usual.replaceAll('b', 'v'), usual.replaceAll('v', 'b'), usual.replaceAll('s', 'z')])];
}

/** A spelling of a word, and whether it is so near that a search uses it unasked. */
export type Spelling = { escrita: string; isSure: boolean };

/** Letters of a word whose slip is hardly another word. */
const DISTINCTIVE = 6;

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
      .flatMap((escrita) => searchWords(escrita).map((palabra) => ({ palabra, escrita })));
    if (rows.length > 0) await tx.insert(vocabulario).values(rows).onConflictDoNothing();
  }

  /** Returns the closest known spelling of a word, with its accents. */
  async findMeant(word: string): Promise<Spelling | undefined> {
    if (word.length < SHORTEST) return undefined;
    const { palabra } = vocabulario;
    const spellings = spellingsOf(word);
    const similar = spellings.map((one) => sql`${palabra} % ${one}`);
    const likeness = spellings.map((one) => sql`similarity(${palabra}, ${one})`);
    const near = await abortableByClient(this.database)
      .select()
      .from(vocabulario)
      .where(or(...similar, like(palabra, `${word.slice(0, SAME_BEGINNING)}%`)))
      .orderBy(sql`greatest(${sql.join(likeness, sql`, `)}) desc`)
      .limit(MAX_CANDIDATES);
    const best = closestTo(word, near);
    return (
      best && { escrita: best.escrita, isSure: word.length >= DISTINCTIVE || soundOf(word) === soundOf(best.palabra) }
    );
  }
}
