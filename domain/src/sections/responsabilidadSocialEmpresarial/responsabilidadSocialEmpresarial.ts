import { choice, date, image, integer, publication, richText, section, text } from '../../language/index.js';
import { documentos } from '../shared/documentos.js';
import { galeria } from '../shared/galeria.js';
import { gestion, gestionHasBegun } from '../shared/gestion.js';
import { rseAxes } from './labels.js';

const ofActivities = { tipo: ['actividad'] };

export const responsabilidadSocialEmpresarial = section({
  name: 'institucional/responsabilidad-social-empresarial',
  label: { one: 'Publicación de RSE', many: 'Responsabilidad social empresarial' },
  about: 'Informes, políticas y actividades de responsabilidad social de la cooperativa.',
  icon: 'volunteer',
  kind: publication({
    at: '/institucional/responsabilidad-social-empresarial',
  }),
  title: ({ titulo }) => titulo,
  example: {
    titulo: 'Informe de responsabilidad social 2019',
    tipo: 'informe_anual',
    gestion: 2019,
  },
  groups: {
    Publicación: {
      titulo: text('Título', { required: true, min: 5, max: 150 }),
      tipo: choice(
        'Tipo',
        {
          informe_anual: 'Informe anual',
          actividad: 'Actividad',
          politica: 'Política',
          balance_social: 'Balance social',
          calificacion_desempeno: 'Calificación de desempeño social',
        },
        { required: true },
      ),
      gestion: gestion(),
      eje: choice('Eje', rseAxes, { shownWhen: {}, requiredWhen: ofActivities }),
      resumen: text('Resumen', { multiline: true, max: 300 }),
      contenido: richText('Contenido', { shownWhen: {}, requiredWhen: ofActivities }),
    },
    Actividad: {
      fechaActividad: date('Fecha de la actividad', { requiredWhen: ofActivities }),
      lugar: text('Lugar', { max: 120, shownWhen: ofActivities }),
      beneficiarios: integer('N.º de beneficiarios', { min: 0, max: 1_000_000 }),
    },
    'Imágenes y documentos': {
      imagenPortada: image('Portada'),
      galeria: galeria(),
      documentos: documentos('Documentos', 5),
    },
  },
  rules: [
    gestionHasBegun,
    {
      field: 'fechaActividad',
      message: 'La fecha de la actividad debe ser de su gestión',
      holds: ({ fechaActividad, gestion: year }) => !fechaActividad || !year || fechaActividad.startsWith(`${year}-`),
    },
    {
      field: 'imagenPortada',
      when: 'publicar',
      message: 'Agregue la portada para publicar la actividad',
      holds: ({ tipo, imagenPortada }) => tipo !== 'actividad' || Boolean(imagenPortada),
    },
    {
      field: 'documentos',
      when: 'publicar',
      message: 'Falta el documento PDF',
      holds: ({ tipo, documentos: list = [] }) => tipo !== 'informe_anual' || list.length > 0,
    },
  ],
  unique: [{ fields: ['gestion'], when: { tipo: ['informe_anual'], estado: ['publicado'] } }],
  table: {
    columns: ['titulo', 'tipo', 'gestion', 'fechaActividad', 'situacion', 'actualizadoEn'],
    pictures: ['imagenPortada'],
    filter: ['tipo', 'gestion', 'eje', 'fechaActividad'],
    search: ['titulo', 'resumen', 'contenido'],
    sort: ['gestion', 'DESC'],
  },
});
