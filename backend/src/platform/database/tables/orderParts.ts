import type { AnySection, Field } from '@coop/domain';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { RowQuery } from './row-query.js';

type ColumnOf = (name: string) => SQLWrapper;

/** What is still to come before the rest, and of it the nearest first; nothing where the asker said another order. */
export function comingFirst({ comesFirst }: RowQuery, column: ColumnOf): SQL[] {
  if (!comesFirst) return [];
  const { at, phase, is } = comesFirst;
  const states = sql.join(
    is.map((one) => sql`${one}`),
    sql`, `,
  );
  const isComing = sql`${column(phase)} in (${states})`;
  return [sql`${isComing} desc`, sql`case when ${isComing} then ${column(at)} end asc`];
}

/** Amounts of different currencies are not compared: each currency stands by itself. */
export function currencyFirst(section: AnySection, name: string, column: ColumnOf): SQL[] {
  const { currencyField } = section.fields[name] as Field;
  return currencyField && currencyField in section.fields ? [sql`${column(currencyField)} asc`] : [];
}
