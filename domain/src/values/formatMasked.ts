import type { Field } from '../language/field.js';
import { traitsOf } from '../language/traits.js';
import { mask } from '../text/mask.js';
import { type FormatContext, formatValue } from './formatValue.js';

/** Formats a value for other readers, with contact and identifying data masked. */
export function formatMasked(field: Field, value: unknown, of: FormatContext): string | undefined {
  const said = formatValue(field, value, of);
  if (said === undefined) return undefined;
  if (field.masked) return mask(said);
  return traitsOf(field).inPart?.(said) ?? said;
}
