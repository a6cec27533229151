import type { Publicado } from '../../reading/leer';

export type CreditoLimits = Pick<
  Publicado<'productos/simulador-creditos'>,
  'id' | 'monedas' | 'montoMinBob' | 'montoMaxBob' | 'montoMinUsd' | 'montoMaxUsd' | 'plazoMin' | 'plazoMax'
>;

export const limitsOf = (credito: Publicado<'productos/simulador-creditos'>): CreditoLimits => ({
  id: credito.id,
  monedas: credito.monedas,
  montoMinBob: credito.montoMinBob,
  montoMaxBob: credito.montoMaxBob,
  montoMinUsd: credito.montoMinUsd,
  montoMaxUsd: credito.montoMaxUsd,
  plazoMin: credito.plazoMin,
  plazoMax: credito.plazoMax,
});
