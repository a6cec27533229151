import { record, section, text, url } from '../../language/index.js';

export const redirecciones = section({
  name: 'sitio/redirecciones',
  label: { one: 'Redirección', many: 'Redirecciones' },
  about:
    'Direcciones que el sitio ya no tiene, y a dónde se lleva a quien llega por ellas. Las páginas que existen no se desvían.',
  icon: 'reply',
  kind: record(),
  title: ({ desde }) => desde,
  example: { desde: '/nosotros/quienes-fuimos', hacia: '/institucional/resena-historica' },
  groups: {
    Redirección: {
      desde: text('Dirección anterior', {
        required: true,
        max: 200,
        pattern: /^\/[a-z0-9._-]+(\/[a-z0-9._-]+)*$/,
        message: 'Escriba la dirección sin dominio y en minúsculas, como /nosotros/historia',
      }),
      hacia: url('Dirección nueva', {
        required: true,
        help: 'Una página del sitio, como /institucional/resena-historica, o una dirección con https://.',
      }),
      nota: text('Nota', { max: 200 }),
    },
  },
  unique: [['desde']],
  rules: [
    {
      field: 'hacia',
      message: 'La dirección nueva es la misma',
      holds: ({ desde, hacia }) => !hacia || hacia !== desde,
    },
  ],
  table: {
    columns: ['desde', 'nota', 'actualizadoEn'],
    search: ['desde', 'nota'],
    sort: ['desde', 'ASC'],
  },
});
