import { z } from 'zod';
import { defaulted, type FieldNotes, field } from '../field.js';
import { idSchema } from './id.js';

const unique = (values: readonly unknown[]) => new Set(values).size === values.length;

/** References to several rows of another section, without duplicates. */
export const references = <const To extends string>(
  label: string,
  to: To,
  options: FieldNotes & { max?: number } = {},
) => {
  const max = options.max ?? 50;
  const makeSchema = () => z.array(idSchema).max(max, `Como máximo ${max}`).refine(unique, 'Hay elementos repetidos');
  return { ...defaulted(field('references', label, options, makeSchema), []), to };
};
