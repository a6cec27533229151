import type { Caja } from '../../reading/readCajas';
import type { Thing } from '../../ui/page/Metadata';

/** Savings accounts as schema.org has them, with the rates that hold today. */
export const cajaAsThing = (cajas: readonly Caja[], absolute: (path: string) => string): Thing => ({
  '@type': 'OfferCatalog',
  name: 'Cajas de ahorro',
  url: absolute('/productos/caja-ahorro'),
  itemListElement: cajas.map((c) => ({
    '@type': 'DepositAccount',
    name: c.nombre,
    url: absolute(`/productos/caja-ahorro#${c.slug}`),
    ...(c.resumen && { description: c.resumen }),
    interestRate: c.tasas.map(({ tasaAnual, moneda }) => ({
      '@type': 'QuantitativeValue',
      value: Number(tasaAnual),
      unitText: `porcentaje anual en ${moneda}`,
    })),
    feesAndCommissionsSpecification: absolute('/institucional/tarifario'),
    provider: { '@id': absolute('/#entidad') },
  })),
});
