import type { Cosa } from '../componentes/Metadatos';
import type { Credito } from '../leerCreditos';

const limites = (minValue: string, maxValue: string, currency: string) => ({
  '@type': 'MonetaryAmount',
  currency,
  minValue: Number(minValue),
  maxValue: Number(maxValue),
});

/** A loan as schema.org has it, with the rate that is published and what the example of its page costs in all. */
export const creditoComoCosa = (
  c: Credito,
  costoEfectivo: string | null,
  absoluta: (path: string) => string,
): Cosa => ({
  '@type': 'LoanOrCredit',
  name: c.nombre,
  url: absoluta(`/productos/creditos/${c.slug}`),
  ...(c.resumen && { description: c.resumen }),
  ...(c.imagen && { image: absoluta(c.imagen.url) }),
  currency: c.monedas,
  interestRate: Number(c.tasaAnual),
  ...(costoEfectivo && { annualPercentageRate: Number(costoEfectivo) }),
  amount: [
    ...(c.montoMinBob && c.montoMaxBob ? [limites(c.montoMinBob, c.montoMaxBob, 'BOB')] : []),
    ...(c.montoMinUsd && c.montoMaxUsd ? [limites(c.montoMinUsd, c.montoMaxUsd, 'USD')] : []),
  ],
  loanTerm: { '@type': 'QuantitativeValue', minValue: c.plazoMin, maxValue: c.plazoMax, unitCode: 'MON' },
  ...(c.garantias.length > 0 && { requiredCollateral: c.garantias.join('; ') }),
  feesAndCommissionsSpecification: absoluta('/institucional/tarifario'),
  provider: { '@id': absoluta('/#entidad') },
});
