import { z } from 'zod';
import { defaulted, type FieldNotes, type Fields, field } from '../field.js';
import { nestedSchema } from '../shape.js';

/** A repeated group: an ordered list of small records that live and die with their row. */
export const rows = <F extends Fields>(
  label: string,
  fields: F,
  options: FieldNotes & { min?: number; max?: number } = {},
) => {
  const { min = 0, max = 50 } = options;
  const schema = z
    .array(nestedSchema(fields), 'Agregue filas')
    .min(min, `Agregue al menos ${min}`)
    .max(max, `Como máximo ${max}`);
  return { ...defaulted(field('rows', label, options, schema), []), fields, min, max };
};
