import {
  choice,
  date,
  dateTime,
  image,
  internal,
  managed,
  publication,
  richText,
  section,
  text,
  texts,
  url,
} from '../../language/index.js';
import { youtubeId } from '../../text/youtubeId.js';
import { galeria } from '../shared/galeria.js';
import { categories } from './labels.js';

/** News of the cooperative. Each item's date is its first day of validity, from which visitors see it. */
export const novedades = section({
  name: 'novedades',
  label: { one: 'Novedad', many: 'Novedades' },
  about: 'Noticias de la cooperativa para socios y visitantes.',
  icon: 'news',
  kind: publication({
    orderedBy: ['destacado'],
    at: '/novedades',
    needs: ['imagen'],
  }),
  title: ({ titulo }) => titulo,
  example: {
    titulo: 'Abrimos los sábados por la mañana',
    categoria: 'institucional',
    fechaPublicacion: '2026-10-05',
    resumen: 'Desde este mes, todas las agencias atienden también los sábados.',
    contenido: '<p>Todas las agencias atienden los sábados de <strong>9:00 a 12:30</strong>.</p>',
  },
  groups: {
    Novedad: {
      titulo: text('Título', { required: true, min: 5, max: 150 }),
      categoria: choice('Categoría', categories, { required: true }),
      fechaPublicacion: date('Fecha', {
        required: true,
        help: 'Con una fecha futura queda programada: los visitantes la ven desde ese día.',
      }),
      resumen: text('Resumen', { multiline: true, max: 300 }),
      contenido: richText('Contenido', { required: true, min: 50, max: 30_000 }),
    },
    'Imágenes y video': {
      imagen: image('Portada'),
      galeria: galeria(),
      videoUrl: url('Video', { external: true, help: 'Dirección de YouTube, por ejemplo https://youtu.be/…' }),
    },
    Evento: {
      eventoFecha: dateTime('Fecha del evento', { requiredWhen: { categoria: ['eventos'] } }),
      eventoLugar: text('Lugar del evento', { max: 120, requiredWhen: { categoria: ['eventos'] } }),
    },
    'Otros datos': {
      autor: text('Autor', { max: 80 }),
      etiquetas: texts('Etiquetas', { max: 8, maxLength: 30 }),
      notaInterna: internal(text('Nota interna', { multiline: true })),
    },
    '': {
      vigenteDesde: managed(date('Visible desde')),
    },
  },
  rules: [
    {
      field: 'videoUrl',
      message: 'Escriba la dirección de un video de YouTube',
      holds: ({ videoUrl }) => !videoUrl || youtubeId(videoUrl) !== undefined,
    },
    {
      field: 'vigenteHasta',
      message: 'No puede terminar antes de la fecha de la novedad',
      holds: ({ fechaPublicacion, vigenteHasta }) =>
        !fechaPublicacion || !vigenteHasta || vigenteHasta >= fechaPublicacion,
    },
  ],
  days: { eventoFecha: 'Evento' },
  table: {
    columns: ['fechaPublicacion', 'titulo', 'categoria', 'situacion', 'destacado'],
    link: 'titulo',
    pictures: ['imagen'],
    filter: ['categoria', 'destacado', 'fechaPublicacion'],
    search: ['titulo', 'resumen', 'contenido'],
    sort: ['fechaPublicacion', 'DESC'],
  },
});
