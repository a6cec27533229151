import type { Caja } from '../../reading/readCajas';

/** The least that any account is opened with, in bolivianos; null where there is none. */
export const minimumOpening = (cajas: readonly Caja[]): string | null =>
  cajas.map((caja) => caja.montoAperturaBob).sort((a, b) => Number(a) - Number(b))[0] ?? null;
