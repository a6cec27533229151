import type { Choices } from '../../language/fields/choices.js';
import {
  choice,
  choices,
  dateTime,
  id,
  internal,
  managed,
  member,
  record,
  rows,
  section,
  state,
  text,
} from '../../language/index.js';
import { rolLabels } from '../../language/roles.js';
import { publicacionConjuntaFlow } from './publicacionConjuntaFlow.js';

/** Maximum number of rows that are published in one transaction. */
const MAX_ROWS = 30;

const describe = (secciones: Choices) =>
  section({
    name: 'sitio/publicaciones-conjuntas',
    label: { one: 'Publicación conjunta', many: 'Publicaciones conjuntas' },
    about: 'Varios borradores que salen juntos, todos o ninguno: ahora, o el día y la hora que usted elija.',
    icon: 'outbox',
    kind: record(),
    title: ({ titulo }) => titulo,
    groups: {
      'Publicación conjunta': {
        titulo: text('Título', { required: true, min: 5, max: 120, help: 'Por ejemplo: «Tarifas de diciembre».' }),
        publicaEn: dateTime('Día y hora', {
          years: [1, 2],
          help: 'Vacío: sale en cuanto usted la publica o, si espera aprobación, en cuanto la aprueban.',
        }),
        nota: text('Nota para quien aprueba', { multiline: true, max: 1000 }),
      },
      'Qué sale junto': {
        registros: rows(
          'Registros',
          {
            seccion: choice('Sección', secciones, { required: true }),
            registro: id('Registro', { required: true }),
            /** Title of the row when the release was saved; written by the server. */
            titulo: text('Título', { max: 300 }),
            motivo: text('Motivo de la corrección', {
              min: 10,
              max: 300,
              help: 'Solo si corrige un precio o una tasa que ya rige.',
            }),
          },
          { max: MAX_ROWS, one: 'un registro' },
        ),
      },
      '': {
        estado: internal(state('Estado', publicacionConjuntaFlow)),
        enviadaPor: internal(managed(member('Enviada por'))),
        enviadaEn: internal(managed(dateTime('Enviada'))),
        aprobadaPor: internal(managed(member('Aprobada por'))),
        publicadaEn: internal(managed(dateTime('Publicada'))),
        /** Roles that publish in all of its sections, besides administrador: they read it. */
        roles: internal(managed(choices('Quiénes la ven', rolLabels))),
        respuesta: internal(managed(text('Por qué volvió', { multiline: true, min: 5, max: 1000 }))),
      },
    },
    rules: [
      {
        field: 'registros',
        message: 'Un registro está repetido',
        holds: ({ registros }) =>
          !Array.isArray(registros) || new Set(registros.map(({ registro }) => registro)).size === registros.length,
      },
    ],
    days: { publicaEn: 'Salen juntas' },
    table: {
      columns: ['titulo', 'estado', 'publicaEn', 'enviadaPor', 'publicadaEn'],
      filter: ['publicaEn'],
      search: ['titulo'],
      sort: ['actualizadoEn', 'DESC'],
    },
  });

/** Named, because the compiler refuses to write out the types of all sections. */
export interface PublicacionesConjuntas extends ReturnType<typeof describe> {}

/**
 * Releases: drafts of several sections that are published together, at once or at a set time. `secciones` lists the
 * public sections.
 */
export const publicacionesConjuntas: (secciones: Choices) => PublicacionesConjuntas = describe;
