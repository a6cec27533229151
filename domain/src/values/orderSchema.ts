import type { z } from 'zod';
import type { Field } from '../language/field.js';
import type { Transition } from '../language/flow.js';
import type { AnySection } from '../language/section.js';
import { inputSchema } from '../language/shape.js';

/** Returns the request schema of a transition: its required and optional fields. */
export function orderSchema(
  section: AnySection,
  { requires = [], accepts = [] }: Transition,
): z.ZodType<Record<string, unknown>> {
  const asked = (names: readonly string[], presence: Field['presence']) =>
    names.map((name) => [name, { ...orderField(section, name), presence }] as const);
  return inputSchema(Object.fromEntries([...asked(accepts, 'optional'), ...asked(requires, 'required')])) as z.ZodType<
    Record<string, unknown>
  >;
}

/** Returns the field of an order's input: a field of the row, or one stored elsewhere. */
export const orderField = (section: AnySection, name: string): Field =>
  (section.actionFields[name] ?? section.fields[name]) as Field;
