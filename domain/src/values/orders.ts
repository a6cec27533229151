import { type Clock, stands } from '../language/derived.js';
import { meets } from '../language/field.js';
import { type Flow, type Transition, writtenBy } from '../language/flow.js';
import type { AnyRow, AnySection } from '../language/section.js';
import { faultsOf, faultsToPublish } from './validity.js';

/** A transition by its name, with the field that holds the state that it changes. */
export type Order = { readonly name: string; readonly field: string; readonly transition: Transition };

/** The orders that a row takes as it stands, in the order of its flows, whoever may give them. */
export const ordersOf = (section: AnySection, row: AnyRow): Order[] =>
  row.anonimizadoEn
    ? []
    : Object.entries<Flow>(section.flows).flatMap(([field, { transitions }]) =>
        Object.entries<Transition>(transitions)
          .filter(([, { from, when }]) => from.includes(row[field] as string) && meets(row, when))
          .map(([name, transition]) => ({ name, field, transition })),
      );

/** Whether an order gives the case to somebody. */
export const assigns = ({ requires = [], accepts = [] }: Transition): boolean =>
  [...requires, ...accepts].includes('asignadoA');

/** Why an order can't be given to a row at that moment, though its state allows it; nothing when it can. */
export function impedimentOf({ unless = [] }: Transition, row: AnyRow, clock: Clock): string | undefined {
  const why = unless.find(({ when }) => stands(row, when, clock))?.why;
  return typeof why === 'function' ? why(row) : why;
}

/**
 * What the section's rules would say of the row after an order, of fields that the order neither brings nor writes: nothing
 * that it brought would mend it.
 */
export function lastingFault(section: AnySection, { name, field, transition }: Order, row: AnyRow, clock: Clock) {
  const cleared = Object.fromEntries((transition.clears ?? []).map((one) => [one, null]));
  const after = { ...row, ...cleared, [field]: transition.to };
  const faults = {
    ...faultsOf(section, after, clock.today),
    ...(name === 'publicar' && faultsToPublish(section, after, clock.today)),
  };
  const own = new Set([...writtenBy({ ...transition, field }), ...listsOf(section, transition)]);
  return Object.entries(faults).find(([path]) => !own.has(path.split('.')[0] ?? ''))?.[1];
}

/** The logs that an order may add a line to. */
const listsOf = (section: AnySection, { requires = [], accepts = [] }: Transition): string[] =>
  Object.entries(section.appends)
    .filter(([, line]) => Object.values(line).some((name) => requires.includes(name) || accepts.includes(name)))
    .map(([list]) => list);
