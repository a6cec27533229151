import { z } from 'zod';
import { defaulted, type FieldNotes, field } from '../field.js';
import { plainText } from './text.js';

/** An ordered list of short texts (requirements, benefits, tags). */
export const texts = (label: string, options: FieldNotes & { min?: number; max?: number; maxLength?: number } = {}) => {
  const { min = 0, max = 20, maxLength = 300 } = options;
  const makeSchema = () =>
    z
      .array(plainText(1, maxLength, false), 'Escriba una lista')
      .min(min, `Agregue al menos ${min}`)
      .max(max, `Como máximo ${max}`);
  return { ...defaulted(field('texts', label, options, makeSchema), []), min, max, maxLength };
};
