import { departamentos } from '@coop/domain/sections/shared/persona/departamentos';
import type { Publicado } from '../../reading/leer';
import type { Thing } from '../../ui/page/Metadata';

const weekdays = {
  lun_vie: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  sab: ['Saturday'],
  dom: ['Sunday'],
} as const;

/** The branches as schema.org has them: search engines show where they are and when they are open. */
export const agenciasAsThings = (
  agencias: readonly Publicado<'sitio/agencias'>[],
  absolute: (path: string) => string,
): Thing[] => [
  {
    '@type': 'ItemList',
    itemListElement: agencias.map((agencia, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      item: thing(agencia, absolute),
    })),
  },
];

function thing(a: Publicado<'sitio/agencias'>, absolute: (path: string) => string) {
  return {
    '@type': a.tipo === 'cajero' ? 'AutomatedTeller' : 'FinancialService',
    name: a.nombre,
    url: absolute(`/contactanos/agencias#${a.slug}`),
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
      dayOfWeek: weekdays[days],
      opens: abre,
      closes: cierra,
    })),
  };
}
