import type { Caja } from '../../reading/simulables';

const openAudiences: readonly Caja['publico'][] = ['general', 'programado'];

/** Filters the accounts open to anybody: general statements about savings use only these. */
export const publicAccounts = (cajas: readonly Caja[]): Caja[] =>
  cajas.filter(({ publico }) => openAudiences.includes(publico));

export const minimumOpening = (cajas: readonly Caja[]): string | null =>
  publicAccounts(cajas)
    .map((caja) => caja.montoAperturaBob)
    .sort((a, b) => Number(a) - Number(b))[0] ?? null;
