import { type AnySection, canSee, rowsOf } from '@coop/domain';
import type { Staff } from '../platform/auth/staff.js';
import type { RowQuery } from '../platform/database/tables/row-query.js';
import { validateQuery } from '../platform/http/validate.js';
import { oncePer } from '../platform/oncePer.js';
import { fieldsUsed, listQuery, rowQueryOf } from '../resource/rows/api/listQuery.js';

/** The figures of a day ask the same again and again; past so many the days have changed. */
const MOST_KEPT = 100;
const kept = oncePer((_: AnySection) => new Map<string, RowQuery>());

function readFilter(section: AnySection, filter: string): RowQuery {
  const known = kept(section);
  const before = known.get(filter);
  if (before) return before;
  const query = rowQueryOf(section, validateQuery(listQuery(section), { filter }));
  if (known.size >= MOST_KEPT) known.clear();
  known.set(filter, query);
  return query;
}

/**
 * What the section's list asks of the database under that filter, for that member of staff; undefined where it would
 * refuse. Whatever counts rows asks this, so that no figure tells of rows or fields that the lists keep.
 */
export function findListQuery(section: AnySection, staff: Staff, filter: object): RowQuery | undefined {
  const query = readFilter(section, JSON.stringify(filter));
  if (!fieldsUsed(query).every((name) => canSee(staff.rol, section, name))) return undefined;
  return { ...query, only: rowsOf(staff.rol, section) };
}
