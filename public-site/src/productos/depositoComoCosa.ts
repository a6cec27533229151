import type { Cosa } from '../componentes/Metadatos';
import type { TablaDepositos } from '../leerDepositos';

/** Term deposits as schema.org has them: from how much to how much they pay, in each currency. */
export const depositoComoCosa = ({ filas }: TablaDepositos, absoluta: (path: string) => string): Cosa => ({
  '@type': 'InvestmentOrDeposit',
  name: 'Depósito a plazo fijo',
  url: absoluta('/productos/depositos-plazo-fijo'),
  interestRate: [...new Set(filas.map(({ moneda }) => moneda))].map((moneda) => {
    const tasas = filas.filter((fila) => fila.moneda === moneda).map(({ tasaAnual }) => Number(tasaAnual));
    return {
      '@type': 'QuantitativeValue',
      minValue: Math.min(...tasas),
      maxValue: Math.max(...tasas),
      unitText: `porcentaje anual en ${moneda}`,
    };
  }),
  feesAndCommissionsSpecification: absoluta('/institucional/tarifario'),
  provider: { '@id': absoluta('/#entidad') },
});
