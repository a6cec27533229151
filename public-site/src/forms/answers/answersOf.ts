import { meets } from '@coop/domain';
import { formatDate } from '@coop/domain/format';
import { type FieldData, type Values, valuesOf } from '../description/types';
import { formatTyped } from '../inputs/typed';
import { formatSimulation } from './formatSimulation';

type Answer = { name: string; label: string; text: string };

/** Returns the answer to each field that applies, as readable text; empty where there is none. */
export function allAnswersOf(fields: readonly FieldData[], values: Values): Answer[] {
  const chosen = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === 'true' ? true : value]),
  );
  return fields
    .filter(({ shownWhen }) => meets(chosen, shownWhen))
    .map((field) => ({
      name: field.name,
      label: field.label,
      text: rowsIn(field, values) || textOf(field, values[field.name]),
    }));
}

/** Formats the non-empty answers in the form’s order, for review. */
export const answersOf = (fields: readonly FieldData[], values: Values): Answer[] =>
  allAnswersOf(fields, values).filter(({ text }) => text);

/** Formats the records of a repeated group: «Banco de Ejemplo · 12.500 · 650,50; …». */
function rowsIn({ name, fields = [] }: FieldData, values: Values): string {
  const times = Object.keys(values).flatMap((key) => (key.startsWith(`${name}.`) ? Number(key.split('.')[1]) + 1 : []));
  return Array.from({ length: Math.max(0, ...times) }, (_, at) =>
    fields
      .map((field) => textOf(field, values[`${name}.${at}.${field.name}`]))
      .filter(Boolean)
      .join(' · '),
  )
    .filter(Boolean)
    .join('; ');
}

function textOf(field: FieldData, value: string | readonly string[] | undefined): string {
  if (value === undefined || value === '') return '';
  return [value]
    .flat()
    .map((one) => {
      if (field.carried) return formatSimulation(field, one) ?? '';
      if (field.type === 'boolean') return one === 'true' ? 'Sí' : 'No';
      if (field.type === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(one) ? formatDate(one) : one;
      return field.options?.find(([option]) => option === one)?.[1] ?? formatTyped(field, one);
    })
    .join(', ');
}

/** Reads the values of a form element; a file input gives its file names. */
export function readFormValues(form: HTMLFormElement): Values {
  const files: Record<string, string[]> = {};
  for (const [name, value] of new FormData(form))
    if (value instanceof File && value.name) files[name] = [...(files[name] ?? []), value.name];
  return { ...valuesOf(form), ...files };
}
