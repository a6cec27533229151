import { choice, date, record, section, text } from '../../language/index.js';
import { departamentos } from '../shared/persona/departamentos.js';

/** Holidays, excluded from legal deadlines. Stored as data because decrees change them each year. */
export const feriados = section({
  name: 'sitio/feriados',
  label: { one: 'Feriado', many: 'Feriados' },
  about: 'Calendario de feriados con el que se calculan los plazos en días hábiles.',
  icon: 'calendar',
  kind: record(),
  title: ({ nombre, fecha }) => `${nombre} (${fecha})`,
  example: {
    fecha: '2031-02-24',
    nombre: 'Carnaval',
    ambito: 'nacional',
    tipo: 'feriado',
  },
  groups: {
    Feriado: {
      fecha: date('Fecha', { required: true }),
      nombre: text('Nombre', { required: true, max: 80 }),
      ambito: choice('Ámbito', { nacional: 'Nacional', departamental: 'Departamental' }, { required: true }),
      departamento: choice('Departamento', departamentos, { requiredWhen: { ambito: ['departamental'] } }),
      tipo: choice(
        'Tipo',
        { feriado: 'Feriado', traslado: 'Traslado', adicional: 'Adicional', laborable: 'Laborable' },
        { required: true },
      ),
      norma: text('Norma', { max: 60, help: 'Por ejemplo D.S. 5521.' }),
    },
  },
  unique: [['fecha', 'ambito', 'departamento']],
  imports: ['fecha', 'ambito', 'departamento'],
  table: {
    columns: ['fecha', 'nombre', 'ambito', 'departamento', 'tipo', 'norma'],
    link: 'nombre',
    filter: ['fecha', 'ambito', 'departamento', 'tipo'],
    search: ['nombre'],
    sort: ['fecha', 'ASC'],
  },
});
