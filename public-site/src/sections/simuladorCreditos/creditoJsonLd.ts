import type { Credito } from '../../reading/readCreditos';
import type { JsonLd } from '../../ui/page/Metadata';

const limits = (minValue: string, maxValue: string, currency: string) => ({
  '@type': 'MonetaryAmount',
  currency,
  minValue: Number(minValue),
  maxValue: Number(maxValue),
});

/** Returns the schema.org data of a loan: its published rate and the total cost in the page's example. */
export const creditoJsonLd = (
  c: Credito,
  effectiveCost: string | null,
  absolute: (path: string) => string,
): JsonLd => ({
  '@type': 'LoanOrCredit',
  name: c.nombre,
  url: absolute(`/productos/creditos/${c.slug}`),
  ...(c.resumen && { description: c.resumen }),
  ...(c.imagen && { image: absolute(c.imagen.url) }),
  currency: c.monedas,
  interestRate: Number(c.tasaAnual),
  ...(effectiveCost && { annualPercentageRate: Number(effectiveCost) }),
  amount: [
    ...(c.montoMinBob && c.montoMaxBob ? [limits(c.montoMinBob, c.montoMaxBob, 'BOB')] : []),
    ...(c.montoMinUsd && c.montoMaxUsd ? [limits(c.montoMinUsd, c.montoMaxUsd, 'USD')] : []),
  ],
  loanTerm: { '@type': 'QuantitativeValue', minValue: c.plazoMin, maxValue: c.plazoMax, unitCode: 'MON' },
  ...(c.garantias.length > 0 && { requiredCollateral: c.garantias.join('; ') }),
  feesAndCommissionsSpecification: absolute('/institucional/tarifario'),
  provider: { '@id': absolute('/#entidad') },
});
