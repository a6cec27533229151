import { z } from 'zod';
import { defaulted, type FieldNotes, field } from '../field.js';

// What HTML forms send for a ticked box.
const ticked: Readonly<Record<string, boolean>> = { on: true, true: true, si: true, false: false, no: false };
const fromForm = (v: unknown) => (typeof v === 'string' && Object.hasOwn(ticked, v) ? ticked[v] : v);

type BooleanOptions = FieldNotes & {
  mustBeTrue?: string;
  /** What one should read before ticking it. */
  readMore?: { href: string; label: string };
};

/** Yes or no; no when left out. With `mustBeTrue` (consents) only yes is accepted. */
export const boolean = (label: string, options: BooleanOptions = {}) => {
  const { mustBeTrue, readMore } = options;
  // Forms leave out what is not ticked: where only yes will do, the message must say so.
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
