import { z } from 'zod';
import { defaulted, field, type Options } from '../field.js';
import type { Choices } from './choice.js';

/** Error message for a list with a value outside it. */
export const CHOOSE_SOME = 'Elija entre las opciones';

const unique = (values: readonly unknown[]) => new Set(values).size === values.length;

/** Multiple choice from a closed list, without duplicates; empty by default. */
export const choices = <const C extends Choices>(label: string, list: C, options: Options & { min?: number } = {}) => {
  const makeSchema = () => {
    const one = z.enum(Object.keys(list) as Extract<keyof C, string>[], CHOOSE_SOME);
    const many = z
      .array(one, CHOOSE_SOME)
      .min(options.min ?? 0, 'Elija al menos una opción')
      // Length check first: a list of a million values is rejected without iterating.
      .max(Object.keys(list).length, 'Hay opciones repetidas')
      .refine(unique, 'Hay opciones repetidas');
    // A form without JavaScript sends a single choice as a plain string.
    return z.preprocess((v) => (typeof v === 'string' ? [v] : v), many) as z.ZodType<Extract<keyof C, string>[]>;
  };
  return { ...defaulted(field('choices', label, options, makeSchema), []), choices: list, min: options.min ?? 0 };
};
