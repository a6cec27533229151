import type { FieldData } from './types';

/** Maps fields by the name used as error key: `deudas.saldo` for every record. */
export const fieldsByName = (fields: readonly FieldData[]): ReadonlyMap<string, FieldData> =>
  new Map(
    fields.flatMap((field): [string, FieldData][] => [
      [field.name, field],
      ...(field.fields ?? []).map((inner): [string, FieldData] => [`${field.name}.${inner.name}`, inner]),
    ]),
  );
