import { departamentos } from '@coop/domain/sections/shared/persona/departamentos';
import type { Cosa } from '../componentes/Metadatos';
import type { Publicado } from '../leer';

const dias = {
  lun_vie: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  sab: ['Saturday'],
  dom: ['Sunday'],
} as const;

/** The branches as schema.org has them: search engines show where they are and when they are open. */
export const agenciasComoCosas = (
  agencias: readonly Publicado<'sitio/agencias'>[],
  absoluta: (path: string) => string,
): Cosa[] => [
  {
    '@type': 'ItemList',
    itemListElement: agencias.map((agencia, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      item: cosa(agencia, absoluta),
    })),
  },
];

function cosa(a: Publicado<'sitio/agencias'>, absoluta: (path: string) => string) {
  return {
    '@type': a.tipo === 'cajero' ? 'AutomatedTeller' : 'FinancialService',
    name: a.nombre,
    url: absoluta(`/contactanos/agencias#${a.slug}`),
    address: {
      '@type': 'PostalAddress',
      streetAddress: a.direccion,
      addressLocality: a.municipio,
      addressRegion: departamentos[a.departamento],
      addressCountry: 'BO',
    },
    telephone: a.telefonos[0] && `+591 ${a.telefonos[0]}`,
    ...(a.latitud && a.longitud && { geo: { '@type': 'GeoCoordinates', latitude: a.latitud, longitude: a.longitud } }),
    openingHoursSpecification: a.horarios.map(({ dias: days, abre, cierra }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: dias[days],
      opens: abre,
      closes: cierra,
    })),
  };
}
