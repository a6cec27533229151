import { type AnySection, sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { ContentChanges } from '../../platform/database/content-changes.js';
import { TableStore } from '../../resource/rows/table-store.js';

const section: AnySection = sections['sitio/redirecciones'];
/** Row limit, above what a site needs. */
const MAX_ROWS = 5_000;

/** Redirects of removed paths. Cached in memory until content changes, because any 404 request queries them. */
@Injectable()
export class Redirections {
  private cached: { changeCount: number; known: Promise<ReadonlyMap<string, string>> } | undefined;

  constructor(
    private readonly changes: ContentChanges,
    private readonly tables: TableStore,
  ) {}

  async find(address: string): Promise<string | undefined> {
    const { changeCount } = this.changes;
    if (this.cached?.changeCount !== changeCount) this.cached = { changeCount, known: this.read() };
    try {
      return (await this.cached.known).get(address);
    } catch (error) {
      // Do not cache a failure: the next call retries.
      this.cached = undefined;
      throw error;
    }
  }

  private async read(): Promise<ReadonlyMap<string, string>> {
    const query = { equals: {}, between: {}, searchIn: [], sort: ['desde', 'ASC'] } as const;
    const { rows } = await this.tables.findPage(section, { ...query, range: [0, MAX_ROWS - 1] });
    return new Map(rows.map(({ desde, hacia }) => [String(desde), String(hacia)]));
  }
}
