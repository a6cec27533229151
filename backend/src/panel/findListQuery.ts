import { type AnySection, canSee, rowsOf, sectionList } from '@coop/domain';
import type { Staff } from '../platform/auth/staff.js';
import type { RowQuery } from '../platform/database/tables/row-query.js';
import { validateQuery } from '../platform/http/validate.js';
import { fieldsUsed, listQuery, rowQueryOf } from '../resource/rows/api/listQuery.js';

const queries = new Map(sectionList.map((section: AnySection) => [section.name, listQuery(section)]));

/**
 * What the section's list asks of the database under that filter, for that member of staff; undefined where it would
 * refuse. Whatever counts rows asks this, so that no figure tells of rows or fields that the lists keep.
 */
export function findListQuery(section: AnySection, staff: Staff, filter: object): RowQuery | undefined {
  const schema = queries.get(section.name);
  if (!schema) return undefined;
  const query = rowQueryOf(section, validateQuery(schema, { filter: JSON.stringify(filter) }));
  if (!fieldsUsed(query).every((name) => canSee(staff.rol, section, name))) return undefined;
  return { ...query, only: rowsOf(staff.rol, section) };
}
