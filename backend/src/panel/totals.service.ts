import type { AnySection } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { RowStores } from '../resource/rows/row-stores.js';
import { type Asked, type Counted, CountsRepository } from './counts.repository.js';

/** How many rows meet each of many queries, wherever they are kept. */
@Injectable()
export class TotalsService {
  constructor(
    private readonly counts: CountsRepository,
    private readonly stores: RowStores,
  ) {}

  /** What tables hold, in one statement and up to so many of each; the others by asking who keeps them, once. */
  async count(asked: readonly Asked[], most?: number): Promise<Counted[]> {
    const inTables = asked.filter(({ section }) => !this.stores.of(section).countEach);
    const counted = await this.counts.count(inTables, most);
    const totals = new Map(inTables.map((one, at) => [one, counted[at]]));
    const elsewhere = new Set(asked.filter((one) => !totals.has(one)).map(({ section }) => section));
    for (const section of elsewhere) {
      const own = asked.filter((one) => one.section === section);
      const found = await this.countElsewhere(section, own);
      own.forEach((one, at) => {
        totals.set(one, found[at]);
      });
    }
    return asked.map((one) => totals.get(one) ?? { cantidad: 0 });
  }

  private async countElsewhere(section: AnySection, own: readonly Asked[]): Promise<Counted[]> {
    const queries = own.map(({ query }) => query);
    const found = (await this.stores.of(section).countEach?.(section, queries)) ?? [];
    return found.map((cantidad) => ({ cantidad }));
  }
}
