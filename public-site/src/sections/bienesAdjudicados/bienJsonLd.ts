import type { Publicado } from '../../reading/leer';
import type { JsonLd } from '../../ui/page/Metadata';

const available = {
  disponible: 'https://schema.org/InStock',
  reservado: 'https://schema.org/LimitedAvailability',
  vendido: 'https://schema.org/SoldOut',
  retirado: 'https://schema.org/Discontinued',
} as const;

/** Returns the schema.org data of an asset for sale. */
export const bienJsonLd = (
  b: Publicado<'institucional/bienes-adjudicados'>,
  absolute: (path: string) => string,
): JsonLd => ({
  '@type': 'Product',
  name: b.titulo,
  sku: b.codigo,
  description: b.descripcion,
  image: b.imagenes.map(({ imagen }) => absolute(imagen.url)),
  offers: {
    '@type': 'Offer',
    url: absolute(`/institucional/bienes-adjudicados/${b.slug}`),
    price: b.precio,
    priceCurrency: b.moneda,
    availability: available[b.disponibilidad],
  },
});
