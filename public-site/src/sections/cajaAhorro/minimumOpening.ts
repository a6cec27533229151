import type { Caja } from '../../reading/readCajas';

const anybody: readonly Caja['publico'][] = ['general', 'programado'];

/** The accounts that anybody may open: what they cost or pay is said of savings as such. */
export const openToAll = (cajas: readonly Caja[]): Caja[] => cajas.filter(({ publico }) => anybody.includes(publico));

/** The least that one of those is opened with, in bolivianos; null where there is none. */
export const minimumOpening = (cajas: readonly Caja[]): string | null =>
  openToAll(cajas)
    .map((caja) => caja.montoAperturaBob)
    .sort((a, b) => Number(a) - Number(b))[0] ?? null;
