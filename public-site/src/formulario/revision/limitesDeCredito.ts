import type { Publicado } from '../../leer';

/** What a loan can be asked for: its currencies, amounts and terms. */
export type LimitesDeCredito = Pick<
  Publicado<'productos/simulador-creditos'>,
  'id' | 'monedas' | 'montoMinBob' | 'montoMaxBob' | 'montoMinUsd' | 'montoMaxUsd' | 'plazoMin' | 'plazoMax'
>;

export const limitesDe = (credito: Publicado<'productos/simulador-creditos'>): LimitesDeCredito => ({
  id: credito.id,
  monedas: credito.monedas,
  montoMinBob: credito.montoMinBob,
  montoMaxBob: credito.montoMaxBob,
  montoMinUsd: credito.montoMinUsd,
  montoMaxUsd: credito.montoMaxUsd,
  plazoMin: credito.plazoMin,
  plazoMax: credito.plazoMax,
});
