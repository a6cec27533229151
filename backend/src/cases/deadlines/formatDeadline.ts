import { type AnyRow, formatLongDate } from '@coop/domain';
import { dayInLaPaz, estimatedDay } from '@coop/domain/calendar';

export const dayInForce = ({ venceEn, ampliadoHasta, fechaLimite }: AnyRow): string | null =>
  (venceEn ?? ampliadoHasta ?? fechaLimite ?? null) as string | null;

/** Formats a deadline, if any. Only the one in force may be marked as an estimate. */
export function formatDeadline(row: AnyRow, name: 'fechaLimite' | 'ampliadoHasta' | 'venceEn'): string | undefined {
  const day = row[name] as string | null | undefined;
  if (!day) return undefined;
  const isEstimated = row.plazoEstimado === true && day === dayInForce(row);
  return isEstimated ? estimatedDay(formatLongDate(day)) : formatLongDate(day);
}

/** Returns the day of reception if it precedes registration: the term counts from it. */
export const earlierReception = ({ fechaRecepcion, creadoEn }: { creadoEn: string; fechaRecepcion?: unknown }) =>
  typeof fechaRecepcion === 'string' && fechaRecepcion < dayInLaPaz(creadoEn) ? fechaRecepcion : undefined;
