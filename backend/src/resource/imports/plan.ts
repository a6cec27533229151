import { createHash } from 'node:crypto';
import type { AnyRow, AnySection, Field, ImportedColumn } from '@coop/domain';
import type { ImportedLine, ImportFault, ImportReview } from '@coop/domain/answers';
import type { Database } from '../../platform/database/database.js';
import type { Batch } from '../rows/batch.js';
import type { Write } from '../rows/resource.service.js';

/** A line of a file, once it was held against its section and against what is stored. */
export type Planned = {
  line: ImportedLine;
  /** The row that it changes, as it was seen. */
  seen?: Pick<AnyRow, 'id' | 'version'>;
  /** What writes it; absent where nothing is to be written. */
  write?: (batch: Batch) => ReturnType<Write> | Promise<unknown>;
};

/** What a file would do. */
export type Plan = {
  columns: readonly ImportedColumn[];
  lines: readonly Planned[];
  faults: readonly ImportFault[];
  /** What the file holds besides. */
  aviso: string | null;
  /** Whether the rows that its lines are about are still those that it was made against. */
  stands: (tx: Database) => Promise<boolean>;
};

/** What a plan says to whoever is to order it. */
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

/** The same for the same file as long as what is stored stands as it was seen. */
export const digestOf = ({ name }: AnySection, { lines }: Plan): string =>
  createHash('sha256')
    .update(JSON.stringify([name, lines.map(({ line, seen }) => [line.fila, line.accion, line.valores, seen ?? null])]))
    .digest('hex');
