import type { AnyRow, AnySection, Field } from '@coop/domain';
import type { FieldChange } from '@coop/domain/answers';
import { invalidData } from '../../platform/http/problem.js';
import { forPeople } from '../exports/cellOf.js';

const MAX_SHOWN_LENGTH = 100;

type Values = Readonly<Record<string, unknown>>;

/**
 * Throws when an import would change a published or archived row, which must be corrected by hand with a reason. Names
 * each differing cell; for lists, the first differing record.
 */
export function requireDraft(section: AnySection, { estado }: AnyRow, changes: readonly FieldChange[]): void {
  if (section.kind !== 'publication' || estado === 'borrador') return;
  const state = section.flows.estado?.states[String(estado)]?.toLowerCase();
  const told = changes.map((change) => {
    const [path, file, stored] = differing(section.fields[change.campo] as Field, change);
    return [path, `El archivo dice «${file}» y lo ${state}, «${stored}»: corríjalo en su ficha`] as const;
  });
  throw invalidData(Object.fromEntries(told));
}

type Difference = readonly [path: string, file: string, stored: string];

function differing(field: Field, { campo, antes, despues }: FieldChange): Difference {
  if (!field.fields) return [campo, formatShort(field, despues), formatShort(field, antes)];
  const [file, stored] = [despues, antes].map((list) => (list ?? []) as readonly Values[]) as [Values[], Values[]];
  for (const [at, record] of file.entries())
    for (const [part, inner] of Object.entries<Field>(field.fields)) {
      const [now, before] = [formatShort(inner, record[part]), formatShort(inner, stored[at]?.[part])];
      if (now !== before) return [`${campo}.${at}.${part}`, now, before];
    }
  return [campo, elements(file), elements(stored)];
}

const formatShort = (field: Field, value: unknown): string =>
  forPeople(field, value).slice(0, MAX_SHOWN_LENGTH) || '(vacío)';

const elements = ({ length }: readonly unknown[]) => (length === 1 ? '1 elemento' : `${length} elementos`);
