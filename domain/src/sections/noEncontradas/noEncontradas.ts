import { date, dateTime, integer, record, section, server, text } from '../../language/index.js';

/** URLs that returned 404, counted by day and without the visitor's identity. Written by the server. */
export const noEncontradas = section({
  name: 'sitio/direcciones-no-encontradas',
  label: { one: 'Dirección no encontrada', many: 'Direcciones no encontradas' },
  about:
    'Direcciones que los visitantes pidieron y el sitio no tiene, sin decir quién. Con una redirección se arreglan.',
  icon: 'lost',
  kind: record(),
  title: ({ direccion }) => direccion,
  groups: {
    Dirección: {
      direccion: server(text('Dirección')),
      dia: server(date('Día')),
      veces: server(integer('Veces')),
      ultimaVez: server(dateTime('Última vez')),
    },
  },
  unique: [['direccion', 'dia']],
  table: {
    columns: ['direccion', 'dia', 'veces', 'ultimaVez'],
    filter: ['dia'],
    search: ['direccion'],
    sort: ['dia', 'DESC'],
  },
});
