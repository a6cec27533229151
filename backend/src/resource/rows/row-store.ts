import type { AnyRow, AnySection } from '@coop/domain';
import type { Database } from '../../platform/database/database.js';
import type { AllRows, Page, RowQuery } from '../../platform/database/tables/row-query.js';

/** Storage of a section's rows. Writes take the transaction that also contains their history. */
export abstract class RowStore {
  abstract findPage(section: AnySection, query: RowQuery): Promise<Page<AnyRow>>;
  /** Streams all rows. Memory holds all ids, 16 bytes each, and one page of rows. */
  abstract findAll(section: AnySection, query: Omit<RowQuery, 'range'>, tx?: Database): Promise<AllRows<AnyRow>>;
  abstract find(section: AnySection, id: string, tx?: Database): Promise<AnyRow | undefined>;
  /** Returns the first rows changed after a cursor (time, id). Users never exceed one page. */
  abstract findChanged(section: AnySection, after: { en: string; id: string | null }, most: number): Promise<AnyRow[]>;
  /** Throws a 422 when a unique value is taken or a reference is missing. */
  abstract insert(section: AnySection, row: AnyRow, tx: Database): Promise<AnyRow | undefined>;
  /** Replaces the row if its stored version is `expected`; returns false otherwise. */
  abstract replace(section: AnySection, row: AnyRow, expected: number, tx: Database): Promise<boolean>;
  abstract remove(section: AnySection, id: string, expected: number, tx: Database): Promise<boolean>;
}
