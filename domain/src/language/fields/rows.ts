import { z } from 'zod';
import { defaulted, type FieldNotes, type Fields, field } from '../field.js';
import { nestedSchema } from '../shape.js';

/**
 * How a list is read as a table of its own: a line for each range of whole numbers, a column for each choice, and a
 * figure where they cross. Each names a column of the list.
 */
export type Crossed<Name extends string = string> = {
  /** What it is called: «plazo y moneda». */
  label: string;
  from: Name;
  to: Name;
  across: Name;
  figure: Name;
};

type RowsOptions<F extends Fields> = FieldNotes & {
  min?: number;
  max?: number;
  crossed?: Crossed<keyof F & string>;
  /** The column with the day from which visitors read a row: what is to come is told to nobody. */
  begins?: keyof F & string;
};

/** A repeated group: an ordered list of small records that live and die with their row. */
export const rows = <F extends Fields>(label: string, fields: F, options: RowsOptions<F> = {}) => {
  const { min = 0, max = 50, crossed, begins } = options;
  const makeSchema = () =>
    z.array(nestedSchema(fields), 'Agregue filas').min(min, `Agregue al menos ${min}`).max(max, `Como máximo ${max}`);
  return {
    ...defaulted(field('rows', label, options, makeSchema), []),
    fields,
    min,
    max,
    crossed: crossed as Crossed | undefined,
    begins: begins as string | undefined,
  };
};
