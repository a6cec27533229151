import { type AnySection, adminPathOf, can, canSee, type MenuEntry, type Rol } from '@coop/domain';
import type { Staff } from '../platform/auth/staff.js';
import type { RowQuery } from '../platform/database/tables/row-query.js';
import { validateQuery } from '../platform/http/schema.pipe.js';
import { memoizeByKey } from '../platform/memoizeByKey.js';
import { fieldsUsed, listQuery, rowQueryOf } from '../resource/rows/api/listQuery.js';

export const listAddress = ({ name }: AnySection, filter: object): string =>
  `${adminPathOf(name as MenuEntry)}?${new URLSearchParams({ filter: JSON.stringify(filter), page: '1' })}`;

export function rowAddress(section: AnySection, rol: Rol, id: string): string {
  const place = `${adminPathOf(section.name as MenuEntry)}/${id}`;
  return section.kind !== 'submission' && can(rol, 'editar', section) ? place : `${place}/show`;
}

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

/** Returns the query of a list, if the user may read it. All counts use it, so none reveals hidden fields. */
export function findListQuery(section: AnySection, staff: Staff, filter: object): RowQuery | undefined {
  const query = readFilter(section, JSON.stringify(filter));
  return fieldsUsed(query).every((name) => canSee(staff.rol, section, name)) ? query : undefined;
}
