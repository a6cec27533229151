import type { AnyRow } from '@coop/domain';

/**
 * Returns the day (`YYYY-MM-DD`) by which a case is due, or was: its extension takes precedence over its first
 * deadline.
 */
export const dayInForce = ({ venceEn, ampliadoHasta, fechaLimite }: AnyRow): string | null =>
  (venceEn ?? ampliadoHasta ?? fechaLimite ?? null) as string | null;
