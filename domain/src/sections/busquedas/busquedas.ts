import { dateTime, integer, record, section, server, text } from '../../language/index.js';

/** Searches without results, counted by their words without the visitor's identity. */
export const busquedas = section({
  name: 'sitio/busquedas',
  label: { one: 'Búsqueda sin respuesta', many: 'Búsquedas sin respuesta' },
  about: 'Lo que los visitantes buscaron y no hallaron, sin decir quién. Con un sinónimo o una página se arregla.',
  icon: 'chat',
  kind: record(),
  title: ({ texto }) => texto,
  groups: {
    Búsqueda: {
      texto: server(text('Buscaron')),
      veces: server(integer('Veces')),
      ultimaVez: server(dateTime('Última vez')),
    },
  },
  unique: [['texto']],
  table: {
    columns: ['texto', 'veces', 'ultimaVez'],
    filter: ['ultimaVez'],
    search: ['texto'],
    sort: ['veces', 'DESC'],
  },
});
