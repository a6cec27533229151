import { type Field, type Traits, traitsOf } from '@coop/domain';
import type { Column } from './table.js';

/** Amounts and dates are values that a spreadsheet can reckon with; everything else is text. */
const held: Readonly<Record<Traits['holds'], Column['holds']>> = {
  text: 'text',
  number: 'number',
  day: 'day',
  moment: 'moment',
  yesNo: 'text',
  file: 'text',
  several: 'text',
};

/** The column of a field. */
export function columnOf(field: Field): Column {
  const traits = traitsOf(field);
  const format = traits.holds === 'number' && traits.sheet(field);
  return { label: field.label, holds: held[traits.holds], ...(format && { format }) };
}
