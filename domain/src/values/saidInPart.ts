import type { Field } from '../language/field.js';
import { traitsOf } from '../language/traits.js';
import { mask } from '../text/mask.js';
import { type Said, saidValue } from './saidValue.js';

/** Formats a value for other readers, with contact and identifying data masked. */
export function saidInPart(field: Field, value: unknown, of: Said): string | undefined {
  const said = saidValue(field, value, of);
  if (said === undefined) return undefined;
  if (field.masked) return mask(said);
  return traitsOf(field).inPart?.(said) ?? said;
}
