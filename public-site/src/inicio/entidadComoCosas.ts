import type { Entidad } from '@coop/domain/entidad';
import type { Cosa } from '../componentes/Metadatos';

/** Who the site is of, and that it can be searched, as schema.org has them. */
export function entidadComoCosas(entidad: Entidad, absoluta: (path: string) => string): Cosa[] {
  const url = absoluta('/');
  return [
    {
      '@type': 'FinancialService',
      '@id': absoluta('/#entidad'),
      name: entidad.nombre,
      alternateName: entidad.nombreCorto,
      slogan: entidad.lema,
      url,
      address: { '@type': 'PostalAddress', streetAddress: entidad.direccion, addressCountry: 'BO' },
      ...(entidad.telefonoGratuito && { telephone: entidad.telefonoGratuito }),
      sameAs: entidad.redes.map((red) => red.url),
    },
    {
      '@type': 'WebSite',
      name: entidad.nombre,
      url,
      inLanguage: 'es-BO',
      publisher: { '@id': absoluta('/#entidad') },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${absoluta('/buscar')}?q={texto}` },
        'query-input': 'required name=texto',
      },
    },
  ];
}
