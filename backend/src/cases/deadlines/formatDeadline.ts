import { type AnyRow, formatLongDate } from '@coop/domain';
import { estimatedDay } from '@coop/domain/calendar';
import { dayInForce } from './dayInForce.js';

/**
 * Formats a deadline for people; undefined if there is none. Only the deadline in force may be marked as an estimate.
 */
export function formatDeadline(row: AnyRow, name: 'fechaLimite' | 'ampliadoHasta' | 'venceEn'): string | undefined {
  const day = row[name] as string | null | undefined;
  if (!day) return undefined;
  const isEstimated = row.plazoEstimado === true && day === dayInForce(row);
  return isEstimated ? estimatedDay(formatLongDate(day)) : formatLongDate(day);
}
