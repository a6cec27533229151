import { type AnyRow, formatLongDate } from '@coop/domain';
import { estimatedDay } from '@coop/domain/rules/estimatedDay';

/** A day by which a case is to be answered, as people are told it; undefined where it has none. */
export function deadlineInWords(row: AnyRow, name: 'fechaLimite' | 'ampliadoHasta'): string | undefined {
  const day = row[name] as string | null | undefined;
  if (!day) return undefined;
  return row.plazoEstimado === true ? estimatedDay(day, formatLongDate(day)) : formatLongDate(day);
}
