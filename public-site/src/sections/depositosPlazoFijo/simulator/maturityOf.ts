import type { PagadoEnDiasHabiles } from '@coop/domain/simulations';

/** Formats the maturity date, marked as estimated where the holidays of its year have not been entered yet. */
export const maturityOf = (
  { vencimiento, vencimientoEstimado }: PagadoEnDiasHabiles,
  inWords: (day: string) => string,
): string => `${inWords(vencimiento)}${vencimientoEstimado ? ' (estimado)' : ''}`;
