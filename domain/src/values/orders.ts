import type { z } from 'zod';
import { type Clock, matchesSituation } from '../language/derived.js';
import { type Field, meets } from '../language/field.js';
import { type Flow, type Transition, writtenBy } from '../language/flow.js';
import type { AnyRow, AnySection } from '../language/section.js';
import { inputSchema } from '../language/shape.js';
import { faultsOf, faultsToPublish } from './validity.js';

export type Order = { readonly name: string; readonly field: string; readonly transition: Transition };

/** Returns the orders that a row allows in its state, in the order of its flows, for any role. */
export const ordersOf = (section: AnySection, row: AnyRow): Order[] =>
  row.anonimizadoEn
    ? []
    : Object.entries<Flow>(section.flows).flatMap(([field, { transitions }]) =>
        Object.entries<Transition>(transitions)
          .filter(([, { from, when }]) => from.includes(row[field] as string) && meets(row, when))
          .map(([name, transition]) => ({ name, field, transition })),
      );

export const assigns = ({ requires = [], accepts = [] }: Transition): boolean =>
  [...requires, ...accepts].includes('asignadoA');

/** Returns why an order is blocked for a row although its state allows it; undefined when it is not. */
export function impedimentOf({ unless = [] }: Transition, row: AnyRow, clock: Clock): string | undefined {
  const why = unless.find(({ when }) => matchesSituation(row, when, clock))?.why;
  return typeof why === 'function' ? why(row) : why;
}

/** Returns the rule violations after an order in fields that the order does not write, so no input could fix them. */
export function lastingFaults(
  section: AnySection,
  { name, field, transition }: Order,
  row: AnyRow,
  clock: Clock,
): string[] {
  const cleared = Object.fromEntries((transition.clears ?? []).map((one) => [one, null]));
  const after = { ...row, ...cleared, [field]: transition.to };
  const faults = {
    ...faultsOf(section, after, clock.today),
    ...(name === 'publicar' && faultsToPublish(section, after, clock.today)),
  };
  const own = new Set(writtenBy({ ...transition, field }));
  return Object.entries(faults).flatMap(([path, fault]) => (own.has(path.split('.')[0] ?? '') ? [] : [fault]));
}

export function orderSchema(
  section: AnySection,
  { requires = [], accepts = [] }: Transition,
): z.ZodType<Record<string, unknown>> {
  const withPresence = (names: readonly string[], presence: Field['presence']) =>
    names.map((name) => [name, { ...orderField(section, name), presence }] as const);
  return inputSchema(
    Object.fromEntries([...withPresence(accepts, 'optional'), ...withPresence(requires, 'required')]),
  ) as z.ZodType<Record<string, unknown>>;
}

export const orderField = (section: AnySection, name: string): Field =>
  (section.actionFields[name] ?? section.fields[name]) as Field;
