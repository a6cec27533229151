import { type AnySection, type Field, formatShortDate } from '@coop/domain';
import { lacksCurrency } from '../../ground/api/requestFilter';

export type ActiveFilter = { key: string; label: string; field: Field | undefined; value: unknown; text?: string };

/** Returns the active filters in readable form: `{ fecha_desde: '2026-01-01' }` → «Fecha, desde», 01/01/2026. */
export const activeFilters = (section: AnySection, values: Record<string, unknown>): ActiveFilter[] =>
  Object.entries(values)
    .filter(([key, value]) => value !== undefined && value !== '' && !(value === null && !section.fields[key]))
    .map(([key, value]) => activeFilter(section, key, value, values));

function activeFilter(section: AnySection, key: string, value: unknown, all: Record<string, unknown>): ActiveFilter {
  if (key === 'q') return { key, label: 'Contiene', field: undefined, value, text: `«${String(value)}»` };
  const field = section.fields[key];
  if (field)
    return {
      key,
      label: field.label,
      field,
      value,
      ...(isNone(value) && { text: field.kind === 'member' ? 'nadie' : 'ninguno' }),
    };
  const [, name = key, end] = /^(.+)_(desde|hasta)$/.exec(key) ?? [];
  const ranged = section.fields[name];
  const text = ranged && /^date/.test(ranged.kind) ? formatShortDate(String(value)) : String(value);
  const currency = ranged && lacksCurrency(section, name, all) ? ' en bolivianos' : '';
  return {
    key,
    label: ranged && end ? `${ranged.label}, ${end}` : key,
    field: undefined,
    value,
    text: `${text}${currency}`,
  };
}

/** Whether a filter matches empty values: a list with null, because the URL drops a bare null. */
const isNone = (value: unknown) => [value].flat().every((one) => one === null);
