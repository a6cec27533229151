import type { Field } from '@coop/domain';
import type { Column } from './table.js';

const dates: Readonly<Record<string, Column['holds']>> = { date: 'day', dateTime: 'moment' };

/** The column of a field. Amounts and dates are values that a spreadsheet can reckon with; everything else is text. */
export function columnOf(field: Field): Column {
  const format = formatOf(field);
  const holds = format ? 'number' : (dates[field.kind] ?? 'text');
  return { label: field.label, holds, ...(format && { format }) };
}

// The point and the comma of a format mean «decimals» and «thousands»: Excel shows those of its own language.
function formatOf(field: Field): string | undefined {
  if (field.kind === 'integer') return '0';
  if (field.kind === 'money') return '#,##0.00';
  if (field.kind === 'percent') return '0.00##" %"';
  if (field.kind !== 'decimal') return undefined;
  const scale = 'scale' in field ? Number(field.scale) : 2;
  return scale ? `#,##0.0${'#'.repeat(scale - 1)}` : '#,##0';
}
