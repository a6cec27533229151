import { date, member, phase, record, section, text } from '../../language/index.js';

export const ausencias = section({
  name: 'sitio/ausencias',
  label: { one: 'Ausencia', many: 'Ausencias' },
  about: 'Quién está ausente, desde y hasta cuándo, y quién recibe mientras tanto los avisos de sus casos.',
  icon: 'calendar',
  kind: record(),
  title: ({ desde, hasta }) => `Ausencia del ${shortDay(desde)} al ${shortDay(hasta)}`,
  groups: {
    Ausencia: {
      persona: member('Quién se ausenta', { required: true }),
      reemplazo: member('Quién la reemplaza', {
        required: true,
        help: 'De su mismo rol, o administrador. Recibe también los avisos y recordatorios de sus casos.',
      }),
      desde: date('Desde', { required: true }),
      hasta: date('Hasta', { required: true, help: 'Incluido.' }),
      motivo: text('Motivo', { max: 200 }),
    },
    '': {
      etapa: phase(
        'Etapa',
        { en_curso: 'En curso', por_empezar: 'Por empezar', terminada: 'Terminada' },
        [
          { is: 'por_empezar', when: { desde: { after: 'today' } } },
          { is: 'terminada', when: { hasta: { before: 'today' } } },
        ],
        'en_curso',
      ),
    },
  },
  rules: [
    {
      field: 'hasta',
      message: 'No puede terminar antes de empezar',
      holds: ({ desde, hasta }) => !desde || !hasta || hasta >= desde,
    },
    {
      field: 'reemplazo',
      message: 'Nadie se reemplaza a sí mismo',
      holds: ({ persona, reemplazo }) => !persona || persona !== reemplazo,
    },
  ],
  days: { desde: 'Comienza', hasta: 'Termina' },
  table: {
    columns: ['persona', 'reemplazo', 'desde', 'hasta', 'etapa'],
    filter: ['desde', 'hasta'],
    sort: ['desde', 'DESC'],
  },
});

const shortDay = (day: string) => day.split('-').reverse().join('/');
