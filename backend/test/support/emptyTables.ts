/** Runs a statement on the database to be emptied and returns the rows. */
type Query = (statement: string) => Promise<Record<string, string>[]>;

/** Fingerprint of tables, constraints, indexes and triggers, to detect other migrations and changes by a test. */
export async function structureOf(query: Query): Promise<string> {
  const [row] = await query(
    `select md5(string_agg(what, ',' order by what)) as all from (
       select 'table ' || oid || relname as what from pg_class where relnamespace = 'public'::regnamespace
       union all select 'column ' || attrelid || attname || atttypid || attnotnull::text || attisdropped::text from pg_attribute
         where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
       union all select 'constraint ' || oid from pg_constraint
       union all select 'trigger ' || oid || tgenabled::text from pg_trigger
     ) as catalog`,
  );
  return row?.all ?? '';
}

/** Empties every table with rows: migrations leave none. The history allows deletes only to a replica. */
export async function emptyTables(query: Query): Promise<void> {
  const tables = await query(
    `select quote_ident(relname) as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  );
  const filled = await query(
    tables.map(({ name }) => `(select '${name}' as name from ${name} limit 1)`).join(' union all '),
  );
  if (filled.length === 0) return;
  await query('set session_replication_role = replica');
  await query(`truncate ${filled.map(({ name }) => name).join(', ')} restart identity cascade`);
  await query('set session_replication_role = origin');
}
