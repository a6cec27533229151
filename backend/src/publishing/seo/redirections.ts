import { type AnySection, sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { ContentChanges } from '../../platform/database/content-changes.js';
import { TableStore } from '../../resource/rows/table-store.js';

const section: AnySection = sections['sitio/redirecciones'];
/** More than a site ever changes of its addresses. */
const MOST = 5_000;

/** Where what the site has no more is found now. Held in memory until the content changes: anybody may ask for nothing. */
@Injectable()
export class Redirections {
  private held: { heard: number; known: Promise<ReadonlyMap<string, string>> } | undefined;

  constructor(
    private readonly changes: ContentChanges,
    private readonly tables: TableStore,
  ) {}

  async find(address: string): Promise<string | undefined> {
    const { heard } = this.changes;
    if (this.held?.heard !== heard) this.held = { heard, known: this.read() };
    try {
      return (await this.held.known).get(address);
    } catch (error) {
      // Whoever asks next tries again.
      this.held = undefined;
      throw error;
    }
  }

  private async read(): Promise<ReadonlyMap<string, string>> {
    const query = { equals: {}, between: {}, searchIn: [], sort: ['desde', 'ASC'] } as const;
    const { rows } = await this.tables.findPage(section, { ...query, range: [0, MOST - 1] });
    return new Map(rows.map(({ desde, hacia }) => [String(desde), String(hacia)]));
  }
}
