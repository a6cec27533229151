import { departamentos } from '@coop/domain/sections/shared/persona/departamentos';
import type { Publicado } from '../../reading/leer';
import type { JsonLd } from '../../ui/page/Metadata';
import { stateToday } from './stateToday';

const weekdays = {
  lun_vie: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  sab: ['Saturday'],
  dom: ['Sunday'],
} as const;
const everyDay = [...weekdays.lun_vie, ...weekdays.sab, ...weekdays.dom];

type Especial = Publicado<'sitio/agencias'>['horariosEspeciales'][number];

/** Returns the schema.org data of the branches: search engines show their places and opening hours. */
export const agenciasJsonLd = (
  agencias: readonly Publicado<'sitio/agencias'>[],
  absolute: (path: string) => string,
  today: string,
): JsonLd[] => [
  {
    '@type': 'ItemList',
    itemListElement: agencias.map((agencia, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      item: agenciaJsonLd(agencia, absolute, today),
    })),
  },
];

function agenciaJsonLd(a: Publicado<'sitio/agencias'>, absolute: (path: string) => string, today: string) {
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
    openingHoursSpecification:
      stateToday(a) === 'siempre'
        ? [hours(everyDay, '00:00', '23:59')]
        : a.horarios.map(({ dias, abre, cierra }) => hours(weekdays[dias], abre, cierra)),
    specialOpeningHoursSpecification: [...closure(a, today), ...a.horariosEspeciales.map(special)],
  };
}

const hours = (dayOfWeek: readonly string[], opens: string, closes: string) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek,
  opens,
  closes,
});

/** In schema.org, equal opening and closing hours mean closed. */
const special = ({ desde, hasta, dias, abre, cierra }: Especial) => ({
  ...hours(dias ? weekdays[dias] : everyDay, abre ?? '00:00', cierra ?? '00:00'),
  validFrom: desde,
  validThrough: hasta,
});

const closure = (agencia: Publicado<'sitio/agencias'>, today: string) =>
  stateToday(agencia) === 'cerrada'
    ? [
        {
          ...hours(everyDay, '00:00', '00:00'),
          validFrom: today,
          ...(agencia.cerradaHasta && { validThrough: agencia.cerradaHasta }),
        },
      ]
    : [];
