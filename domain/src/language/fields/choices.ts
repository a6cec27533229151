import { z } from 'zod';
import { defaulted, type FieldNotes, field, type Options, server } from '../field.js';
import type { Flow } from '../flow.js';

export const CHOOSE_ONE = 'Elija una de las opciones';

export type Choices = Readonly<Record<string, string>>;

export const choice = <const C extends Choices, R extends boolean = false>(
  label: string,
  choices: C,
  options: Options<R> = {},
) => {
  const makeSchema = () => z.enum(Object.keys(choices) as Extract<keyof C, string>[], CHOOSE_ONE);
  return { ...field('choice', label, options, makeSchema), choices };
};

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

export const state = <const S extends string>(label: string, flow: Flow<S>) => {
  const makeSchema = () => z.enum(Object.keys(flow.states) as S[], CHOOSE_ONE);
  return {
    ...server(field('state', label, {}, makeSchema)),
    choices: flow.states as Record<string, string>,
    flow: flow as Flow,
  };
};

// Values that HTML forms send for checkboxes.
const ticked: Readonly<Record<string, boolean>> = { on: true, true: true, si: true, false: false, no: false };
const fromForm = (v: unknown) => (typeof v === 'string' && Object.hasOwn(ticked, v) ? ticked[v] : v);

type BooleanOptions = FieldNotes & {
  mustBeTrue?: string;
  readMore?: { href: string; label: string };
};

/** A boolean, false by default. With `mustBeTrue` (consents) only true is accepted. */
export const boolean = (label: string, options: BooleanOptions = {}) => {
  const { mustBeTrue, readMore } = options;
  // Forms omit unticked boxes; as false they get the `mustBeTrue` message.
  const read = (v: unknown) => (mustBeTrue && (v ?? '') === '' ? false : fromForm(v));
  const makeSchema = () => {
    const value = z.boolean('Responda sí o no').refine((v) => !mustBeTrue || v, mustBeTrue ?? '');
    return z.preprocess(read, value) as z.ZodType<boolean>;
  };
  return {
    ...defaulted(field('boolean', label, options, makeSchema), false),
    mustBeTrue,
    ...(readMore && { readMore }),
  };
};
