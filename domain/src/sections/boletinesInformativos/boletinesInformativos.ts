import { addDays } from '../../calendar/days.js';
import { choice, date, file, image, integer, publication, section, text, texts } from '../../language/index.js';
import { gestion, gestionHasBegun } from '../shared/gestion.js';

/** Newsletters, numbered within each year. */
export const boletinesInformativos = section({
  name: 'institucional/boletines-informativos',
  label: { one: 'Boletín informativo', many: 'Boletines informativos' },
  about: 'Boletines periódicos de la cooperativa, numerados por gestión.',
  icon: 'news',
  kind: publication({
    endless: true,
    at: '/institucional/boletines-informativos',
    sharedPage: true,
    byYear: 'gestion',
    needs: ['pdf'],
  }),
  title: ({ titulo }) => titulo,
  example: {
    numero: 901,
    gestion: 2019,
    titulo: 'Boletín de octubre',
    periodicidad: 'mensual',
    fechaEdicion: '2019-10-31',
  },
  groups: {
    Boletín: {
      numero: integer('N.º', { required: true, min: 1, max: 9999 }),
      gestion: gestion(),
      titulo: text('Título', { required: true, min: 5, max: 150 }),
      periodicidad: choice(
        'Período',
        {
          mensual: 'Mensual',
          bimestral: 'Bimestral',
          trimestral: 'Trimestral',
          semestral: 'Semestral',
          especial: 'Especial',
        },
        { required: true },
      ),
      fechaEdicion: date('Fecha', { required: true }),
      resumen: text('Resumen', { multiline: true, max: 500 }),
      temas: texts('Temas', { max: 10, maxLength: 60 }),
    },
    Archivos: {
      portada: image('Portada'),
      pdf: file('Boletín (PDF)'),
    },
  },
  rules: [
    gestionHasBegun,
    {
      field: 'fechaEdicion',
      message: 'La fecha puede ser como máximo 30 días posterior a hoy',
      holds: ({ fechaEdicion }, today) => !fechaEdicion || fechaEdicion <= addDays(today, 30),
    },
  ],
  unique: [['gestion', 'numero']],
  table: {
    columns: ['numero', 'gestion', 'titulo', 'fechaEdicion', 'situacion'],
    link: 'titulo',
    pictures: ['portada', 'pdf'],
    filter: ['gestion', 'periodicidad', 'fechaEdicion'],
    search: ['titulo', 'resumen', 'temas'],
    sort: ['fechaEdicion', 'DESC'],
  },
});
