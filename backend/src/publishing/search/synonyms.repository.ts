import { splitPhrases } from '@coop/domain/sections/sinonimos/splitPhrases';
import { Inject, Injectable } from '@nestjs/common';
import { desc } from 'drizzle-orm';
import { ContentChanges } from '../../platform/database/content-changes.js';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { tables } from '../../platform/database/tables/tables.js';
import type { Synonym } from './parseQuery.js';

/** Row limit; the newest synonyms apply. */
const MAX_SYNONYMS = 500;

const table = tables['sitio/sinonimos'];

/** Synonyms defined by staff. */
@Injectable()
export class SynonymsRepository {
  /** Cache, cleared when content changes. */
  private cache: Promise<Synonym[]> | undefined;

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    changes: ContentChanges,
  ) {
    changes.subscribe(() => {
      this.cache = undefined;
    });
  }

  find(): Promise<Synonym[]> {
    this.cache ??= this.read();
    return this.cache;
  }

  private async read(): Promise<Synonym[]> {
    try {
      const rows = await this.database
        .select({ escriben: table.escriben, significan: table.significan, pagina: table.pagina })
        .from(table)
        .orderBy(desc(table.actualizadoEn), desc(table.id))
        .limit(MAX_SYNONYMS);
      return rows.map(({ escriben, significan, pagina }) => ({
        escriben: splitPhrases(escriben),
        significan: splitPhrases(significan),
        pagina,
      }));
    } catch (error) {
      this.cache = undefined;
      throw error;
    }
  }
}
