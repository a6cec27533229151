import { date, dateTime, integer, record, section, server, text } from '../../language/index.js';

/** Addresses that visitors asked for and the site lacks: counted by day, without who asked. The server writes it. */
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
