import { type Field, formatDecimal, formatShortDate, traitsOf } from '@coop/domain';

/** Formats a cell's value on one line; `readCell` parses it back. Invalid values are returned verbatim. */
export function cellText(field: Field, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  const { choices } = field;
  if (choices)
    return [value]
      .flat()
      .map((key) => choices[String(key)] ?? String(key))
      .join(', ');
  if (!field.schema().safeParse(value).success) return String(value);
  const traits = traitsOf(field);
  if (traits.holds === 'yesNo') return value ? 'Sí' : 'No';
  if (traits.holds === 'day') return formatShortDate(String(value));
  if (traits.holds === 'number' && traits.places(field) > 0) return formatDecimal(String(value), traits.places(field));
  return String(value);
}
