import type { AnyRow, AnySection, Condition } from '@coop/domain';
import type { Database } from '../../platform/database/database.js';
import type { AllRows, Page, RowQuery } from '../../platform/database/tables/row-query.js';

export type PutBack = (after: AnyRow, before: AnyRow | undefined) => Promise<void>;

/** Where the rows of a section are kept. Writes take the transaction that also holds their history. */
export abstract class RowStore {
  abstract findPage(section: AnySection, query: RowQuery): Promise<Page<AnyRow>>;
  /** What takes every row, however many: in memory are the identifiers, of sixteen bytes each, and the rows of one page. */
  abstract findAll(section: AnySection, query: Omit<RowQuery, 'range'>, tx?: Database): Promise<AllRows<AnyRow>>;
  abstract find(section: AnySection, id: string, tx?: Database): Promise<AnyRow | undefined>;
  /** Of those rows, the first that changed after that, by the instant and the identifier. Users have no more than a page. */
  abstract findChanged(
    section: AnySection,
    only: Condition,
    after: { en: string; id: string | null },
    most: number,
  ): Promise<AnyRow[]>;
  /**
   * Gives the row as it is stored, where that takes no question of its own. Throws a 422 problem when a unique value is taken
   * or a reference leads nowhere.
   */
  abstract insert(section: AnySection, row: AnyRow, tx: Database): Promise<AnyRow | undefined>;
  /** Writes the row whose stored version is still `expected`; false when it no longer is. */
  abstract replace(section: AnySection, row: AnyRow, expected: number, tx: Database): Promise<boolean>;
  abstract remove(section: AnySection, id: string, expected: number, tx: Database): Promise<boolean>;
}
