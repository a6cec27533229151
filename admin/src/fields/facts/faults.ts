import { type AnySection, DAY_TRAVELS_AS, type Fields, MOMENT_TRAVELS_AS } from '@coop/domain';

/** Formats errors by field as lines with the field's label; row-level errors have no label. */
export const faultLines = (section: AnySection, faults: Readonly<Record<string, string>>): string[] =>
  Object.entries(faults).map(([path, message]) => {
    const [name = '', at, column = ''] = path.split('.');
    const field = section.fields[name];
    if (!field) return message;
    const inner = (field as { fields?: Fields }).fields?.[column];
    return inner ? `${field.label}, fila ${Number(at) + 1}, ${inner.label}: ${message}` : `${field.label}: ${message}`;
  });

type Issue = { path: readonly PropertyKey[]; message: string };

/** Returns the message of a schema issue; a missing value takes precedence. */
export function issueMessage(values: unknown, { path, message }: Issue): string {
  const value = path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key],
    values,
  );
  if (value === null || value === undefined || value === '') return 'Este campo es obligatorio';
  return asWritten.get(message) ?? message;
}

const asWritten: ReadonlyMap<string, string> = new Map([
  [DAY_TRAVELS_AS, 'Escriba la fecha como 31/12/2026'],
  [MOMENT_TRAVELS_AS, 'Escriba la fecha y la hora como 31/12/2026 08:30'],
]);
