import { type AnyRow, formatLongDate } from '@coop/domain';
import { dayInLaPaz, estimatedDay } from '@coop/domain/calendar';

/**
 * Returns the day (`YYYY-MM-DD`) by which a case is due, or was: its extension takes precedence over its first
 * deadline.
 */
export const dayInForce = ({ venceEn, ampliadoHasta, fechaLimite }: AnyRow): string | null =>
  (venceEn ?? ampliadoHasta ?? fechaLimite ?? null) as string | null;

/**
 * Formats a deadline for people; undefined if there is none. Only the deadline in force may be marked as an estimate.
 */
export function formatDeadline(row: AnyRow, name: 'fechaLimite' | 'ampliadoHasta' | 'venceEn'): string | undefined {
  const day = row[name] as string | null | undefined;
  if (!day) return undefined;
  const isEstimated = row.plazoEstimado === true && day === dayInForce(row);
  return isEstimated ? estimatedDay(formatLongDate(day)) : formatLongDate(day);
}

/** Returns the day of reception if it precedes registration: the term counts from it. */
export const earlierReception = ({ fechaRecepcion, creadoEn }: { creadoEn: string; fechaRecepcion?: unknown }) =>
  typeof fechaRecepcion === 'string' && fechaRecepcion < dayInLaPaz(creadoEn) ? fechaRecepcion : undefined;
