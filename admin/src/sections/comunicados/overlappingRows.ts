import type { Row, sections } from '@coop/domain';

export type Comunicado = Row<typeof sections.comunicados>;
type Window = { vigenteDesde: string | null; vigenteHasta: string | null };

const isUrgent = ({ prioridad }: Comunicado) => prioridad === 'urgente';

/** Returns the announcements whose dates overlap those of a row; a row without dates overlaps none. */
export const overlappingRows = (row: Comunicado, others: readonly Comunicado[]): Comunicado[] =>
  others.filter((other) => other.id !== row.id && meet(row, other));

/** Whether the first has priority over the second: urgent first, then newest. */
export const hasPriority = (one: Comunicado, other: Comunicado): boolean =>
  isUrgent(one) === isUrgent(other) ? one.fechaComunicado > other.fechaComunicado : isUrgent(one);

const meet = (one: Window, other: Window) =>
  one.vigenteDesde !== null &&
  one.vigenteHasta !== null &&
  other.vigenteDesde !== null &&
  other.vigenteHasta !== null &&
  one.vigenteDesde <= other.vigenteHasta &&
  other.vigenteDesde <= one.vigenteHasta;
