import type { SimulableDepositos } from '../../../reading/simulables';
import { type Asked, partOf, withEnding } from '../../../simulators/asked';
import { depositoNames, OTHER_DEPOSITS } from '../../../simulators/names';
import { completeDeposito } from './depositoAsked';

type Ending = '' | (typeof OTHER_DEPOSITS)[number];

/** What is asked of one of the deposits that are compared, under the names of the first. */
export const sideOf = (asked: Asked, ending: Ending): Asked => partOf(asked, depositoNames, ending);

/** Endings of the names of those that are asked about: the first always, the third only after a second. */
export function sidesIn(asked: Asked): Ending[] {
  const isAsked = (ending: Ending) => depositoNames.some((name) => asked[name + ending] !== undefined);
  const [second, third] = OTHER_DEPOSITS;
  return ['', ...(isAsked(second) ? [second, ...(isAsked(third) ? [third] : [])] : [])];
}

/** With one more deposit to compare: the last one, for the next longer term that has a rate; undefined after the third. */
export function withAnother(asked: Asked, table: SimulableDepositos): Asked | undefined {
  const sides = sidesIn(asked);
  const next = OTHER_DEPOSITS[sides.length - 1];
  if (!next) return undefined;
  const { asked: last, rows } = completeDeposito(sideOf(asked, sides.at(-1) ?? ''), table);
  const terms = rows.map(({ plazoDesdeDias }) => plazoDesdeDias).sort((a, b) => a - b);
  const longer = terms.find((days) => days > Number(last.plazo_dias)) ?? terms[0];
  return { ...asked, ...withEnding({ ...last, plazo_dias: String(longer ?? last.plazo_dias) }, next) };
}

/** Without those that were compared with the first. */
export const onlyFirst = (asked: Asked): Asked =>
  Object.fromEntries(Object.entries(asked).filter(([name]) => !OTHER_DEPOSITS.some((ending) => name.endsWith(ending))));
