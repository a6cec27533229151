import type { Cosa } from '../componentes/Metadatos';
import type { Caja } from '../leerCajas';

/** Savings accounts as schema.org has them, with the rates that hold today. */
export const ahorroComoCosa = (cajas: readonly Caja[], absoluta: (path: string) => string): Cosa => ({
  '@type': 'OfferCatalog',
  name: 'Cajas de ahorro',
  url: absoluta('/productos/caja-ahorro'),
  itemListElement: cajas.map((c) => ({
    '@type': 'DepositAccount',
    name: c.nombre,
    url: absoluta(`/productos/caja-ahorro#${c.slug}`),
    ...(c.resumen && { description: c.resumen }),
    interestRate: c.tasas.map(({ tasaAnual, moneda }) => ({
      '@type': 'QuantitativeValue',
      value: Number(tasaAnual),
      unitText: `porcentaje anual en ${moneda}`,
    })),
    feesAndCommissionsSpecification: absoluta('/institucional/tarifario'),
    provider: { '@id': absoluta('/#entidad') },
  })),
});
