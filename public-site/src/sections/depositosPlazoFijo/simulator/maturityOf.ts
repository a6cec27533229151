import type { PagadoEnDiasHabiles } from '@coop/domain/simulations';

/** The day on which a deposit falls due, in brief; where the holidays of its year are not on record yet, it is an estimate. */
export const maturityOf = (
  { vencimiento, vencimientoEstimado }: PagadoEnDiasHabiles,
  inWords: (day: string) => string,
): string => `${inWords(vencimiento)}${vencimientoEstimado ? ' (estimado)' : ''}`;
