import { z } from 'zod';
import { defaulted, field, type Options } from '../field.js';
import type { Choices } from './choice.js';

/** The message for a list with a value outside it. */
export const CHOOSE_SOME = 'Elija entre las opciones';

const unique = (values: readonly unknown[]) => new Set(values).size === values.length;

/** Any number of a closed list, none twice. Empty when nothing was chosen. */
export const choices = <const C extends Choices>(label: string, list: C, options: Options & { min?: number } = {}) => {
  const makeSchema = () => {
    const one = z.enum(Object.keys(list) as Extract<keyof C, string>[], CHOOSE_SOME);
    const many = z
      .array(one, CHOOSE_SOME)
      .min(options.min ?? 0, 'Elija al menos una opción')
      // Told by the length alone: a million of them are not looked at one by one.
      .max(Object.keys(list).length, 'Hay opciones repetidas')
      .refine(unique, 'Hay opciones repetidas');
    // A form without JavaScript sends a single choice as a plain text.
    return z.preprocess((v) => (typeof v === 'string' ? [v] : v), many) as z.ZodType<Extract<keyof C, string>[]>;
  };
  return { ...defaulted(field('choices', label, options, makeSchema), []), choices: list, min: options.min ?? 0 };
};
