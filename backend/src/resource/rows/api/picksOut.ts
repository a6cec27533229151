import { type AnySection, type Field, isPersonal, traitsOf } from '@coop/domain';
import { MOST_ON_A_SCREEN } from '../../access-log/takesOut.js';
import { type ListQuery, rowQueryOf } from './listQuery.js';

/** So few are looked at one by one, for a list answers all that they say. */
const FEW = 5;
/** From the first to the last millisecond of one. */
const A_DAY_MS = 86_399_999;

/**
 * Whether a list that answered so many rows asked for persons or cases rather than for what there is: by what names one, however
 * many it names, or for a few by words, by an instant or by their place.
 */
export function picksOut(section: AnySection, list: ListQuery, answered: number): boolean {
  const { equals, between, text, range } = rowQueryOf(section, list);
  const fieldOf = (name: string) => section.fields[name] as Field;
  if (Object.keys(equals).some((name) => ['id', 'codigo'].includes(name) || isPersonal(fieldOf(name))))
    return answered <= MOST_ON_A_SCREEN;
  if (answered > FEW) return false;
  if (text?.trim() || (range && range[1] - range[0] < FEW)) return true;
  // An instant is as good as a number.
  return Object.entries(between).some(
    ([name, { from, to }]) => traitsOf(fieldOf(name)).holds === 'moment' && msBetween(from, to) < A_DAY_MS,
  );
}

const msBetween = (from: unknown, to: unknown) => Date.parse(String(to)) - Date.parse(String(from));
