import { type AnyRow, type AnySection, type Field, saidInPart } from '@coop/domain';
import type { Followed } from '@coop/domain/answers';
import { filesOf } from '../../resource/rows/filesOf.js';

type Names = ReadonlyMap<string, string>;
/** A document that the person brought; that of the form came with the case. */
type Brought = { id: string; fecha?: string };

/** What whoever sent a case reads of what they wrote. Once personal data was taken out of it, that is nothing. */
export function writtenIn({ fields, submission }: AnySection, row: AnyRow, named: Names): Followed['enviado'] {
  if (row.anonimizadoEn) return [];
  return (submission?.followed?.shows ?? []).flatMap((name) => {
    const field = fields[name] as Field;
    const valor = field.fields ? undefined : saidInPart(field, row[name], { row, named });
    return valor ? [{ etiqueta: field.label, valor }] : [];
  });
}

/** The documents that they brought, with the form and later. */
export function documentsIn({ fields, submission }: AnySection, row: AnyRow): readonly Brought[] {
  const { shows = [], takes } = submission?.followed ?? {};
  return [...shows, ...(takes ? [takes.documents] : [])].flatMap((name) => {
    const list = fields[name]?.fields ? row[name] : undefined;
    return Array.isArray(list) ? list.flatMap((one) => filesIn(fields[name] as Field, one)) : [];
  });
}

const filesIn = (field: Field, record: Record<string, unknown>): Brought[] =>
  filesOf(field.fields ?? {}, record).map(({ id }) => ({
    id,
    ...(typeof record.fecha === 'string' && { fecha: record.fecha }),
  }));
