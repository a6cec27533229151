import { createHash } from 'node:crypto';
import type { AnyRow, AnySection, Field, ImportedColumn } from '@coop/domain';
import type { ImportFault, ImportLine, ImportReview } from '@coop/domain/answers';
import type { Database } from '../../platform/database/database.js';
import type { Batch } from '../rows/batch.js';
import type { Write } from '../rows/resource.service.js';

/** A file line, validated and compared with the stored row. */
export type Planned = {
  line: ImportLine;
  /** Id and version of the stored row that it matches. */
  seen?: Pick<AnyRow, 'id' | 'version'>;
  /** Writes the change; absent when there is none. */
  write?: (batch: Batch) => ReturnType<Write> | Promise<unknown>;
};

/** Planned effect of a file. */
export type Plan = {
  columns: readonly ImportedColumn[];
  lines: readonly Planned[];
  faults: readonly ImportFault[];
  /** Notice about unread parts of the file. */
  aviso: string | null;
  /** Returns whether the matched rows are unchanged since the plan was made. */
  stands: (tx: Database) => Promise<boolean>;
};

/** Maps a plan to the review shown to the user. */
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
