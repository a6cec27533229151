import { z } from 'zod';
import { defaulted, type FieldNotes, type Fields, field } from '../field.js';
import { nestedSchema } from '../shape.js';

/** Matrix view of a list: a line per integer range, a column per choice, a figure per cell. */
export type PivotLayout<Name extends string = string> = {
  label: string;
  from: Name;
  to: Name;
  across: Name;
  figure: Name;
};

type RowsOptions<F extends Fields> = FieldNotes & {
  min?: number;
  max?: number;
  /** A row with its article, for the button that adds one: «un turno». */
  one?: string;
  pivot?: PivotLayout<keyof F & string>;
};

/** A repeated group: ordered records. Those with a column `vigenteDesde` are public from that day. */
export const rows = <F extends Fields>(label: string, fields: F, options: RowsOptions<F> = {}) => {
  const { min = 0, max = 50, one, pivot } = options;
  const makeSchema = () =>
    z.array(nestedSchema(fields), 'Agregue filas').min(min, `Agregue al menos ${min}`).max(max, `Como máximo ${max}`);
  return {
    ...defaulted(field('rows', label, options, makeSchema), []),
    fields,
    min,
    max,
    one: one as string | undefined,
    pivot: pivot as PivotLayout | undefined,
  };
};
