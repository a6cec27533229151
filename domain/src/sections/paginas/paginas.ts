import { choice, file, image, publication, richText, rows, section, text, url } from '../../language/index.js';
import { trailOf } from '../../site/navigation.js';

/** Texts of the public pages that have no section of their own. */
export const paginas = section({
  name: 'sitio/paginas',
  label: { one: 'Página', many: 'Páginas' },
  about: 'Textos de las páginas del sitio que no tienen una sección propia, por su ruta.',
  icon: 'page',
  kind: publication({ copies: false }),
  firstStep: {
    turn: 6,
    todo: 'Complete y publique las páginas',
    why: 'Portada, historia, misión, gobierno, servicios y productos: los textos para empezar dicen qué falta en cada una.',
    rows: 19,
    aside: 'Ya están las nuestras',
  },
  title: ({ titulo }) => titulo,
  example: {
    ruta: '/institucional/resena-historica',
    titulo: 'Reseña histórica',
  },
  groups: {
    Página: {
      ruta: text('Ruta', {
        required: true,
        max: 120,
        pattern: /^\/([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$/,
        message: 'Escriba una ruta como /institucional/mision-vision',
        help: 'Dirección de la página en el sitio, por ejemplo /institucional/mision-vision.',
      }),
      titulo: text('Título', { required: true, min: 3, max: 150 }),
      resumen: text('Resumen', { multiline: true, max: 300 }),
      bloques: rows(
        'Bloques',
        {
          tipo: choice(
            'Tipo',
            {
              texto: 'Texto',
              pasos: 'Pasos',
              cifras: 'Cifras',
              personas: 'Personas',
              preguntas: 'Preguntas',
              documentos: 'Documentos',
              lista: 'Lista',
            },
            { required: true },
          ),
          titulo: text('Título', { max: 150 }),
          texto: richText('Texto'),
          elementos: rows(
            'Elementos',
            {
              titulo: text('Título', { max: 200 }),
              texto: text('Texto', { multiline: true }),
              dato: text('Dato', { max: 80, help: 'Cifra, cargo o fecha, según el tipo de bloque.' }),
              imagen: image('Imagen'),
              archivo: file('Archivo'),
              enlace: url('Enlace'),
            },
            { max: 60 },
          ),
        },
        { max: 30 },
      ),
    },
  },
  rules: [
    {
      field: 'ruta',
      message: 'El sitio no tiene una página en esa dirección',
      holds: ({ ruta }) => !ruta || trailOf(ruta).length > 0,
    },
  ],
  unique: [['ruta']],
  table: {
    columns: ['ruta', 'titulo', 'situacion', 'actualizadoEn'],
    filter: ['ruta'],
    search: ['ruta', 'titulo', 'resumen'],
    sort: ['ruta', 'ASC'],
  },
});
