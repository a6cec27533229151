import { createHash } from 'node:crypto';
import type { AnyRow, AnySection, Field, ImportedColumn } from '@coop/domain';
import type { FieldChange, ImportFault, ImportLine, ImportReview } from '@coop/domain/answers';
import type { Database } from '../../platform/database/database.js';
import { invalidData } from '../../platform/http/problem.js';
import { forPeople } from '../exports/table.js';
import type { Batch } from '../rows/change.js';
import type { Write } from '../rows/resource.service.js';

export type ImportPlan = {
  line: ImportLine;
  seen?: Pick<AnyRow, 'id' | 'version'>;
  write?: (batch: Batch) => ReturnType<Write> | Promise<unknown>;
};

export type Plan = {
  columns: readonly ImportedColumn[];
  lines: readonly ImportPlan[];
  faults: readonly ImportFault[];
  aviso: string | null;
  isCurrent: (tx: Database) => Promise<boolean>;
};

export const reviewOf = (section: AnySection, plan: Plan): ImportReview => ({
  huella: digestOf(section, plan),
  columnas: [...new Set(plan.columns.map(({ name }) => name))].map((campo) => ({
    campo,
    etiqueta: (section.fields[campo] as Field).label,
  })),
  filas: plan.lines.map(({ line }) => line),
  fallas: [...plan.faults],
  aviso: plan.aviso,
});

/** Returns the plan's digest: equal for the same file while the matched rows are unchanged. */
export const digestOf = ({ name }: AnySection, { lines }: Plan): string =>
  createHash('sha256')
    .update(JSON.stringify([name, lines.map(({ line, seen }) => [line.fila, line.accion, line.valores, seen ?? null])]))
    .digest('hex');

const MAX_SHOWN_LENGTH = 100;

type Values = Readonly<Record<string, unknown>>;

/** Throws for a published or archived row, naming each differing cell: it needs a reason. */
export function requireDraft(section: AnySection, { estado }: AnyRow, changes: readonly FieldChange[]): void {
  if (section.kind !== 'publication' || estado === 'borrador') return;
  const state = section.flows.estado?.states[String(estado)]?.toLowerCase();
  const messages = changes.map((change) => {
    const [path, file, stored] = differing(section.fields[change.campo] as Field, change);
    return [path, `El archivo dice «${file}» y lo ${state}, «${stored}»: corríjalo en su ficha`] as const;
  });
  throw invalidData(Object.fromEntries(messages));
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
