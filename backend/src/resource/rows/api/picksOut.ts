import { type AnySection, type Field, isPersonal, traitsOf } from '@coop/domain';
import { type ListQuery, rowQueryOf } from './listQuery.js';

/** From the first to the last millisecond of one. */
const A_DAY_MS = 86_399_999;

/** Whether a list asks for a person or a case rather than for what there is: by what names one, or for at most so many rows. */
export function picksOut(section: AnySection, list: ListQuery, few: number): boolean {
  const { equals, between, text, range } = rowQueryOf(section, list);
  const fieldOf = (name: string) => section.fields[name] as Field;
  if (text?.trim() || (range && range[1] - range[0] < few)) return true;
  if (Object.keys(equals).some((name) => ['id', 'codigo'].includes(name) || isPersonal(fieldOf(name)))) return true;
  // An instant is as good as a number.
  return Object.entries(between).some(
    ([name, { from, to }]) => traitsOf(fieldOf(name)).holds === 'moment' && msBetween(from, to) < A_DAY_MS,
  );
}

const msBetween = (from: unknown, to: unknown) => Date.parse(String(to)) - Date.parse(String(from));
