import { type Decimal, fraction, toCents, zero } from './decimals.js';

/** Parameters of RC-IVA, from the section «Parámetros normativos», by date. */
export type ParametrosRcIva = {
  /** Percent withheld from a person's interest. Ley 843, art. 19. */
  alicuota: string;
  /** Term in days from which foreign-currency deposits are exempt: three commercial years. */
  diasExencionMonedaExtranjera: number;
  /** Term in days above which deposits in bolivianos and UFV are exempt. */
  diasExencionMonedaNacional: number;
};

export type TipoPersona = 'natural' | 'juridica';
export type Moneda = 'BOB' | 'USD' | 'UFV';

/** Returns the RC-IVA on a deposit's interest: natural persons, short terms (Ley 843, art. 19). */
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

/** Returns the RC-IVA on savings interest; no term exempts it. */
export const rcIvaDeAhorro = (interes: Decimal, tipoPersona: TipoPersona, parametros: ParametrosRcIva): Decimal =>
  tipoPersona === 'juridica' ? zero : withheld(interes, parametros);

const withheld = (interes: Decimal, { alicuota }: ParametrosRcIva) => toCents(interes.times(fraction(alicuota)));
