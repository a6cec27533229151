import { z } from 'zod';
import { defaulted, type FieldNotes, field } from '../field.js';

// Values that HTML forms send for checkboxes.
const ticked: Readonly<Record<string, boolean>> = { on: true, true: true, si: true, false: false, no: false };
const fromForm = (v: unknown) => (typeof v === 'string' && Object.hasOwn(ticked, v) ? ticked[v] : v);

type BooleanOptions = FieldNotes & {
  mustBeTrue?: string;
  /** Link to read before ticking the box. */
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
