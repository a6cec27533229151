import type { FieldData } from './types';

/** Fields by the name that errors have: `deudas.saldo` for every record. */
export const fieldsByName = (fields: readonly FieldData[]): ReadonlyMap<string, FieldData> =>
  new Map(
    fields.flatMap((field): [string, FieldData][] => [
      [field.name, field],
      ...(field.fields ?? []).map((inner): [string, FieldData] => [`${field.name}.${inner.name}`, inner]),
    ]),
  );
