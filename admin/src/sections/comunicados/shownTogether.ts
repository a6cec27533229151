import type { Row, sections } from '@coop/domain';

export type Comunicado = Row<typeof sections.comunicados>;
type Window = { vigenteDesde: string | null; vigenteHasta: string | null };

const isUrgent = ({ prioridad }: Comunicado) => prioridad === 'urgente';

/** Those whose days meet the days of a row; without dates of its own it meets none. */
export const shownTogether = (row: Comunicado, others: readonly Comunicado[]): Comunicado[] =>
  others.filter((other) => other.id !== row.id && meet(row, other));

/** Whether visitors get the first rather than the second: the urgent one, then the newest. */
export const goesBefore = (one: Comunicado, other: Comunicado): boolean =>
  isUrgent(one) === isUrgent(other) ? one.fechaComunicado > other.fechaComunicado : isUrgent(one);

const meet = (one: Window, other: Window) =>
  one.vigenteDesde !== null &&
  one.vigenteHasta !== null &&
  other.vigenteDesde !== null &&
  other.vigenteHasta !== null &&
  one.vigenteDesde <= other.vigenteHasta &&
  other.vigenteDesde <= one.vigenteHasta;
