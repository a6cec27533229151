import type { Fields } from '@coop/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Ground } from './ground.js';

/** A table to export or import, without generated columns. */
export type Table = { name: string; columns: string[]; key: string[] };

/** Lists the product's tables by name. */
export const findTables = (ground: Ground): Promise<Table[]> =>
  ground.query<Table>(`
    select c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns,
      array(select a.attname::text from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    order by 1`);

/** Returns a query of all rows, in the same order on every database. */
export const rowsOf = ({ name, columns, key }: Table): string => {
  const order = (key.length > 0 ? key : columns).map((column) => `${quoted(column)}::text collate "C"`);
  return `select ${columns.map(quoted).join(', ')} from ${quoted(name)} order by ${order.join(', ')}`;
};

/** Returns the COPY target of a table. */
export const placeOf = ({ name, columns }: Table): string => `${quoted(name)} (${columns.map(quoted).join(', ')})`;

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A foreign key. Rows are imported without foreign keys, in any order; the keys are added and checked afterwards. */
type Reference = { table: string; name: string; definition: string };

export const findReferences = (ground: Ground): Promise<Reference[]> =>
  ground.query<Reference>(`
    select c.conrelid::regclass::text as "table", c.conname as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace`);

/** Sets each sequence to continue after the highest imported value. */
export async function moveSequences(ground: Ground): Promise<void> {
  const found = await ground.query<{ table: string; column: string; sequence: string }>(`
    select d.refobjid::regclass::text as "table", a.attname as "column", d.objid::regclass::text as sequence
    from pg_depend d
      join pg_class s on s.oid = d.objid and s.relkind = 'S' and s.relnamespace = 'public'::regnamespace
      join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    where d.deptype in ('a', 'i')`);
  for (const { table, column, sequence } of found)
    await ground.query(
      `select setval('${sequence}', coalesce((select max(${quoted(column)}) from ${table}), 0) + 1, false)`,
    );
}

/**
 * Returns the SQL literal of a field's key in JSON copies of rows. An unknown name does not compile. The name is
 * inlined to match indexes; `checkSection` allows letters and digits only.
 */
export const keyOf = <F extends Fields>(_fields: F, name: keyof NoInfer<F> & string): SQL => sql.raw(`'${name}'`);
