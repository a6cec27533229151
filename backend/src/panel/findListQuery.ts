import { type AnySection, canSee, rowsOf } from '@coop/domain';
import type { Staff } from '../platform/auth/staff.js';
import type { RowQuery } from '../platform/database/tables/row-query.js';
import { validateQuery } from '../platform/http/validate.js';
import { fieldsUsed, listQuery, rowQueryOf } from '../resource/rows/api/listQuery.js';

/**
 * What the section's list asks of the database under that filter, for that member of staff; undefined where it would
 * refuse. Whatever counts rows asks this, so that no figure tells of rows or fields that the lists keep.
 */
export function findListQuery(section: AnySection, staff: Staff, filter: object): RowQuery | undefined {
  const query = rowQueryOf(section, validateQuery(listQuery(section), { filter: JSON.stringify(filter) }));
  if (!fieldsUsed(query).every((name) => canSee(staff.rol, section, name))) return undefined;
  return { ...query, only: rowsOf(staff.rol, section) };
}
