import type { FieldData } from './types';

/** Labels by the name that errors have: `deudas.saldo` for every record. */
export const labelsOf = (fields: readonly FieldData[]): ReadonlyMap<string, string> =>
  new Map(
    fields.flatMap((field): [string, string][] => [
      [field.name, field.label],
      ...(field.fields ?? []).map((inner): [string, string] => [`${field.name}.${inner.name}`, inner.label]),
    ]),
  );
