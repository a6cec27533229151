import { type AnySection, canSee, rowsOf } from '@coop/domain';
import type { Staff } from '../platform/auth/staff.js';
import type { RowQuery } from '../platform/database/tables/row-query.js';
import { validateQuery } from '../platform/http/validate.js';
import { memoizeByKey } from '../platform/memoizeByKey.js';
import { fieldsUsed, listQuery, rowQueryOf } from '../resource/rows/api/listQuery.js';

/** Maximum of cached filters: figures repeat within a day, and older entries hold past dates. */
const MAX_CACHED = 100;
const cachedQueries = memoizeByKey((_: AnySection) => new Map<string, RowQuery>());

function readFilter(section: AnySection, filter: string): RowQuery {
  const known = cachedQueries(section);
  const before = known.get(filter);
  if (before) return before;
  const query = rowQueryOf(section, validateQuery(listQuery(section), { filter }));
  if (known.size >= MAX_CACHED) known.clear();
  known.set(filter, query);
  return query;
}

/**
 * Returns the query of the section's list under a filter for a staff member. Undefined if the list would refuse it.
 *
 * Every row count uses it, so that no figure reveals hidden rows or fields.
 */
export function findListQuery(section: AnySection, staff: Staff, filter: object): RowQuery | undefined {
  const query = readFilter(section, JSON.stringify(filter));
  if (!fieldsUsed(query).every((name) => canSee(staff.rol, section, name))) return undefined;
  return { ...query, only: rowsOf(staff.rol, section) };
}
