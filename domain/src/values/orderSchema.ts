import type { z } from 'zod';
import type { Field } from '../language/field.js';
import type { Transition } from '../language/flow.js';
import type { AnySection } from '../language/section.js';
import { inputSchema } from '../language/shape.js';

/** Schema of what the order of a transition brings: its required fields, and those that it may bring. */
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

/** What an order brings under that name: a field of the row, or what stands apart from it. */
export const orderField = (section: AnySection, name: string): Field =>
  (section.brought[name] ?? section.fields[name]) as Field;
