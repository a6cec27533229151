import type { Entidad } from '@coop/domain/entidad';
import type { JsonLd } from '../../ui/page/Metadata';

/** Returns the schema.org data of the entity and of the site search. */
export function entidadJsonLd(entidad: Entidad, absolute: (path: string) => string): JsonLd[] {
  const url = absolute('/');
  const logo = entidad.logos.cuadrado ?? entidad.logos.claro;
  return [
    {
      '@type': 'FinancialService',
      '@id': absolute('/#entidad'),
      name: entidad.nombre,
      alternateName: entidad.nombreCorto,
      slogan: entidad.lema,
      url,
      ...(logo?.id && { logo: absolute(logo.url) }),
      ...(entidad.nit && { taxID: entidad.nit }),
      address: { '@type': 'PostalAddress', streetAddress: entidad.direccion, addressCountry: 'BO' },
      ...(entidad.telefonoGratuito && { telephone: entidad.telefonoGratuito }),
      sameAs: entidad.redes.map((red) => red.url),
    },
    {
      '@type': 'WebSite',
      name: entidad.nombre,
      url,
      inLanguage: 'es-BO',
      publisher: { '@id': absolute('/#entidad') },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${absolute('/buscar')}?q={texto}` },
        'query-input': 'required name=texto',
      },
    },
  ];
}
