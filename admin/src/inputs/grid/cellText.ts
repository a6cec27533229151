import { type Field, formatShortDate } from '@coop/domain';
import { decimalText } from '../decimalText';

type Choices = Readonly<Record<string, string>>;

/** What a cell holds as people write it, in a line: `readCell` reads it back. What its field can't be shows as it is. */
export function cellText(field: Field, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if ('choices' in field)
    return [value]
      .flat()
      .map((key) => (field.choices as Choices)[String(key)] ?? String(key))
      .join(', ');
  if (!field.schema.safeParse(value).success) return String(value);
  if (field.kind === 'boolean') return value ? 'Sí' : 'No';
  if (field.kind === 'date') return formatShortDate(String(value));
  const places = field.kind === 'money' ? 2 : field.kind === 'decimal' && 'scale' in field ? Number(field.scale) : 4;
  if (['money', 'decimal', 'percent'].includes(field.kind)) return decimalText(String(value), places);
  return String(value);
}
