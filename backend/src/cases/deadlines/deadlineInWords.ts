import { type AnyRow, formatLongDate } from '@coop/domain';
import { estimatedDay } from '@coop/domain/calendar';
import { dayInForce } from './dayInForce.js';

/**
 * A day by which a case is to be answered, as people are told it; undefined where it has none. That it is an estimate is
 * known of the day in force alone.
 */
export function deadlineInWords(row: AnyRow, name: 'fechaLimite' | 'ampliadoHasta' | 'venceEn'): string | undefined {
  const day = row[name] as string | null | undefined;
  if (!day) return undefined;
  const isEstimated = row.plazoEstimado === true && day === dayInForce(row);
  return isEstimated ? estimatedDay(formatLongDate(day)) : formatLongDate(day);
}
