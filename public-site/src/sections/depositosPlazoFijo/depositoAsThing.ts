import type { DepositosTable } from '../../reading/readDepositos';
import type { Thing } from '../../ui/page/Metadata';

/** Term deposits as schema.org has them: from how much to how much they pay, in each currency. */
export const depositoAsThing = ({ filas }: DepositosTable, absolute: (path: string) => string): Thing => ({
  '@type': 'InvestmentOrDeposit',
  name: 'Depósito a plazo fijo',
  url: absolute('/productos/depositos-plazo-fijo'),
  interestRate: [...new Set(filas.map(({ moneda }) => moneda))].map((moneda) => {
    const tasas = filas.filter((row) => row.moneda === moneda).map(({ tasaAnual }) => Number(tasaAnual));
    return {
      '@type': 'QuantitativeValue',
      minValue: Math.min(...tasas),
      maxValue: Math.max(...tasas),
      unitText: `porcentaje anual en ${moneda}`,
    };
  }),
  feesAndCommissionsSpecification: absolute('/institucional/tarifario'),
  provider: { '@id': absolute('/#entidad') },
});
