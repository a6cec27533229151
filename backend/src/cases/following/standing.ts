import type { AnyRow, AnySection } from '@coop/domain';
import type { Followed } from '@coop/domain/answers';
import { dayInLaPaz } from '@coop/domain/calendar';

/** Returns the public label of a case's state. */
export const stateInWords = ({ flows, submission }: AnySection, state: string): string =>
  submission?.followed?.states[state] ?? flows.estado?.states[state] ?? state;

/** Returns the state and deadline of a case, common to both ways of tracking. */
export function standingOf(section: AnySection, row: AnyRow) {
  const until = (row.venceEn as string | null | undefined) ?? null;
  return {
    tipo: section.label.one,
    codigo: String(row.codigo),
    estado: stateInWords(section, String(row.estado)),
    fechaRecepcion: dayOfComing(row),
    tienePlazo: section.submission?.term !== undefined,
    fechaLimite: until,
    estimada: until !== null && row.plazoEstimado === true,
  } satisfies Partial<Followed>;
}

export const dayOfComing = ({ fechaRecepcion, creadoEn }: AnyRow): string =>
  typeof fechaRecepcion === 'string' ? fechaRecepcion : dayInLaPaz(creadoEn);
