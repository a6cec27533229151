import { z } from 'zod';
import { field, type Options } from '../field.js';

/** Error message for a value outside the list. */
export const CHOOSE_ONE = 'Elija una de las opciones';

export type Choices = Readonly<Record<string, string>>;

/** Exactly one of a closed list: stored value → label. */
export const choice = <const C extends Choices, R extends boolean = false>(
  label: string,
  choices: C,
  options: Options<R> = {},
) => {
  const makeSchema = () => z.enum(Object.keys(choices) as Extract<keyof C, string>[], CHOOSE_ONE);
  return { ...field('choice', label, options, makeSchema), choices };
};
