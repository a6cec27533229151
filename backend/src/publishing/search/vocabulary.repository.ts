import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { abortableByClient } from '../../platform/database/pool/onPool.js';
import { vocabulario } from '../../platform/database/schema/vocabulario.js';
import { wordsOf } from '../../platform/database/tables/textSearch.js';
import { closestTo } from './closest.js';

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

  /** Adds the words of these texts. */
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
