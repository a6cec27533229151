import type { Cosa } from '../componentes/Metadatos';
import type { Publicado } from '../leer';

const disponible = {
  disponible: 'https://schema.org/InStock',
  reservado: 'https://schema.org/LimitedAvailability',
  vendido: 'https://schema.org/SoldOut',
  retirado: 'https://schema.org/Discontinued',
} as const;

/** A good on sale as schema.org has it. */
export const bienComoCosa = (
  b: Publicado<'institucional/bienes-adjudicados'>,
  absoluta: (path: string) => string,
): Cosa => ({
  '@type': 'Product',
  name: b.titulo,
  sku: b.codigo,
  description: b.descripcion,
  image: b.imagenes.map(({ imagen }) => absoluta(imagen.url)),
  offers: {
    '@type': 'Offer',
    url: absoluta(`/institucional/bienes-adjudicados/${b.slug}`),
    price: b.precio,
    priceCurrency: b.moneda,
    availability: disponible[b.disponibilidad],
  },
});
