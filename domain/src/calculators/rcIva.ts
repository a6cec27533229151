import { type Decimal, fraction, toCents, zero } from './decimals.js';

/** What the tax on interest depends on: data of the section «Parámetros normativos», by the day. */
export type ParametrosRcIva = {
  /** Percent withheld from a person's interest. Ley 843, art. 19. */
  alicuota: string;
  /** Days from which deposits in foreign currency are exempt: three commercial years. */
  diasExencionMonedaExtranjera: number;
  /** Days above which deposits in bolivianos and UFV are exempt. */
  diasExencionMonedaNacional: number;
};

export type TipoPersona = 'natural' | 'juridica';
export type Moneda = 'BOB' | 'USD' | 'UFV';

/**
 * RC-IVA on the interest of a term deposit: withheld from persons, for short terms. Companies pay their own tax (IUE).
 * Ley 843, art. 19.
 */
export function rcIvaDeDeposito(
  interes: Decimal,
  { moneda, plazoDias, tipoPersona }: { moneda: Moneda; plazoDias: number; tipoPersona: TipoPersona },
  parametros: ParametrosRcIva,
): Decimal {
  const isExempt =
    moneda === 'USD'
      ? plazoDias >= parametros.diasExencionMonedaExtranjera
      : plazoDias > parametros.diasExencionMonedaNacional;
  return tipoPersona === 'juridica' || isExempt ? zero : withheld(interes, parametros);
}

/** RC-IVA on the interest of savings, which no term exempts. */
export const rcIvaDeAhorro = (interes: Decimal, tipoPersona: TipoPersona, parametros: ParametrosRcIva): Decimal =>
  tipoPersona === 'juridica' ? zero : withheld(interes, parametros);

const withheld = (interes: Decimal, { alicuota }: ParametrosRcIva) => toCents(interes.times(fraction(alicuota)));
