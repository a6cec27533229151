import { date, file, image, publication, section, text } from '../../language/index.js';
import { notAfterToday } from '../../rules/rules.js';
import { gestion, gestionHasBegun } from '../shared/gestion.js';

export const memoriasInstitucionales = section({
  name: 'institucional/memorias-institucionales',
  label: { one: 'Memoria institucional', many: 'Memorias institucionales' },
  about: 'Memoria anual que los consejos presentan a la asamblea de socios.',
  icon: 'book',
  kind: publication({
    endless: true,
    at: '/institucional/memorias',
    sharedPage: true,
    needs: ['portada', 'pdf'],
  }),
  title: ({ titulo, gestion: year }) => titulo ?? `Memoria Institucional ${year}`,
  example: {
    gestion: 1999,
  },
  groups: {
    'Memoria institucional': {
      gestion: gestion(),
      titulo: text('Título', { min: 5, max: 150, help: 'Vacío: «Memoria Institucional» y la gestión.' }),
      fechaAsamblea: date('Fecha de la asamblea'),
      descripcion: text('Descripción', { multiline: true, max: 1000 }),
      portada: image('Portada'),
      pdf: file('Memoria (PDF)', { maxMegabytes: 40 }),
    },
  },
  rules: [gestionHasBegun, notAfterToday('fechaAsamblea')],
  unique: [['gestion']],
  table: {
    columns: ['gestion', 'titulo', 'fechaAsamblea', 'situacion', 'actualizadoEn'],
    pictures: ['portada', 'pdf'],
    link: 'titulo',
    filter: ['gestion'],
    search: ['titulo', 'descripcion'],
    sort: ['gestion', 'DESC'],
  },
});
