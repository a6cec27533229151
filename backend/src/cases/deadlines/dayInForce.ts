import type { AnyRow } from '@coop/domain';

/** The day (`YYYY-MM-DD`) by which a case is answered, or was to be: its extension, where it has one, over its first term. */
export const dayInForce = ({ venceEn, ampliadoHasta, fechaLimite }: AnyRow): string | null =>
  (venceEn ?? ampliadoHasta ?? fechaLimite ?? null) as string | null;
