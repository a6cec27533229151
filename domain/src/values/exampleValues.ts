import { type Field, type Fields, isAuthored } from '../language/field.js';
import type { AnySection } from '../language/section.js';
import { traitsOf } from '../language/traits.js';

type Values = Record<string, unknown>;

/** Returns the section's example as form values, without files, slugs and references to rows that may not exist. */
export const exampleValues = ({ fields, example = {} }: AnySection): Values => written(fields, example as Values);

const written = (fields: Fields, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => fields[name] && isWritten(fields[name]))
      .map(([name, value]) => [name, within(fields[name] as Field, value)]),
  );

const within = ({ fields }: Field, value: unknown): unknown =>
  fields && Array.isArray(value) ? value.map((row) => written(fields, row as Values)) : value;

const OTHERS = new Set(['reference', 'references', 'member', 'slug']);
const isWritten = (field: Field) => isAuthored(field) && traitsOf(field).holds !== 'file' && !OTHERS.has(field.kind);
