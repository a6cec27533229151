import { type AnySection, type Field, isPersonal, traitsOf } from '@coop/domain';
import { SCREEN_ROWS } from '../../access-log/isBulkRead.js';
import { type ListQuery, rowQueryOf } from './listQuery.js';

/** Lists up to this size count as openings, because lists return full rows. */
const FEW = 5;
/** Duration of a day, from its first to its last millisecond. */
const A_DAY_MS = 86_399_999;

/**
 * Returns whether a list query selects specific people or cases. Selective filters: a personal identifier with up to a
 * screen of rows, or text, instant or position with a few.
 */
export function selectsSingleRows(section: AnySection, list: ListQuery, answered: number): boolean {
  const { equals, between, text, range } = rowQueryOf(section, list);
  const fieldOf = (name: string) => section.fields[name] as Field;
  if (Object.keys(equals).some((name) => ['id', 'codigo'].includes(name) || isPersonal(fieldOf(name))))
    return answered <= SCREEN_ROWS;
  if (answered > FEW) return false;
  if (text?.trim() || (range && range[1] - range[0] < FEW)) return true;
  // An instant identifies a row like a number.
  return Object.entries(between).some(
    ([name, { from, to }]) => traitsOf(fieldOf(name)).holds === 'moment' && msBetween(from, to) < A_DAY_MS,
  );
}

const msBetween = (from: unknown, to: unknown) => Date.parse(String(to)) - Date.parse(String(from));
