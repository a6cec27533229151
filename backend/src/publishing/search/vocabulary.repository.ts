import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { whileAsked } from '../../platform/database/pool/onPool.js';
import { vocabulario } from '../../platform/database/schema/vocabulario.js';
import { wordsOf } from '../../platform/database/tables/textSearch.js';
import { closestTo } from './closest.js';

/** Words as near as trigrams tell, of which the nearest is chosen. */
const MOST_CANDIDATES = 30;
/** Two letters that changed places leave few trigrams: what begins the same is looked at too. */
const SAME_BEGINNING = 3;
/** Shorter ones are near to everything. */
const SHORTEST = 4;
const LONGEST = 30;
/** Of one text. */
const MOST_WORDS = 5_000;

/** The words that the site uses. */
@Injectable()
export class VocabularyRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Adds the words of some texts. */
  async add(texts: readonly string[], tx: Database = this.database): Promise<void> {
    const words = texts.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []);
    const rows = [...new Set(words)]
      .filter(({ length }) => length >= SHORTEST && length <= LONGEST)
      .slice(0, MOST_WORDS)
      .sort()
      .flatMap((escrita) => wordsOf(escrita).map((palabra) => ({ palabra, escrita })));
    if (rows.length > 0) await tx.insert(vocabulario).values(rows).onConflictDoNothing();
  }

  /** The word that somebody meant who wrote this one, with its accents. */
  async findMeant(word: string): Promise<string | undefined> {
    if (word.length < SHORTEST) return undefined;
    const near = await whileAsked(this.database)
      .select()
      .from(vocabulario)
      .where(
        sql`${vocabulario.palabra} % ${word} or ${vocabulario.palabra} like ${`${word.slice(0, SAME_BEGINNING)}%`}`,
      )
      .orderBy(sql`similarity(${vocabulario.palabra}, ${word}) desc`)
      .limit(MOST_CANDIDATES);
    return closestTo(word, near)?.escrita;
  }
}
