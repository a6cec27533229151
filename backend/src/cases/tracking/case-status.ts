import type { AnyRow, AnySection } from '@coop/domain';
import type { LinkedCase } from '@coop/domain/answers';
import { dayInLaPaz } from '@coop/domain/calendar';

export const formatState = ({ flows, submission }: AnySection, state: string): string =>
  submission?.tracking?.states[state] ?? flows.estado?.states[state] ?? state;

export function caseStatus(section: AnySection, row: AnyRow) {
  const until = (row.venceEn as string | null | undefined) ?? null;
  return {
    tipo: section.label.one,
    codigo: String(row.codigo),
    estado: formatState(section, String(row.estado)),
    fechaRecepcion: receptionDay(row),
    tienePlazo: section.submission?.term !== undefined,
    fechaLimite: until,
    estimada: until !== null && row.plazoEstimado === true,
  } satisfies Partial<LinkedCase>;
}

export const receptionDay = ({ fechaRecepcion, creadoEn }: AnyRow): string =>
  typeof fechaRecepcion === 'string' ? fechaRecepcion : dayInLaPaz(creadoEn);
