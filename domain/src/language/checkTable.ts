import { type Field, type Fields, isAuthored } from './field.js';
import type { UntypedSection } from './section.js';
import { traitsOf } from './traits.js';

/** Returns the contradictions of a section's list settings. */
export function badTable({ table, fields }: UntypedSection) {
  const { columns, link, pictures, quick } = table;
  const taken = quick.filter((name) => columns.includes(name) && fields[name] && isQuick(fields[name]));
  return [
    ...(link === undefined || columns.includes(link) ? [] : [`${link} leads to its rows and is no column`]),
    ...pictures.filter((path) => !holdsFile(fields, path.split('.'))).map((path) => `${path} holds no picture`),
    ...quick.filter((name) => !taken.includes(name)).map((name) => `its list can't change ${name}`),
  ];
}

/** Whether a field can be edited in place in the list. */
const isQuick = (f: Field) => isAuthored(f) && (f.kind === 'boolean' || f.kind === 'integer');

function holdsFile(fields: Fields, [name = '', ...rest]: readonly string[]): boolean {
  const field = fields[name];
  if (!field || rest.length === 0) return Boolean(field && traitsOf(field).holds === 'file' && !field.private);
  return field.fields !== undefined && holdsFile(field.fields, rest);
}
