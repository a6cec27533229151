import { publication, section, text } from '../../language/index.js';
import { eachRow } from '../../rules/eachRow.js';
import { youtubeId } from '../../rules/youtubeId.js';
import { bloques, type Llamables } from './bloques.js';

/**
 * What staff write by pages: the words of those that the site has, and whole pages at any address that nothing else takes,
 * which `PaginasPolicy` knows.
 */
export const paginas = (llamables: Llamables) =>
  section({
    name: 'sitio/paginas',
    label: { one: 'Página', many: 'Páginas' },
    about: 'Los textos de las páginas del sitio, y páginas nuevas en cualquier dirección libre.',
    icon: 'page',
    kind: publication({ copies: false }),
    firstStep: {
      turn: 6,
      todo: 'Complete y publique las páginas',
      why: 'Portada, historia, misión, gobierno, servicios y productos: los textos para empezar dicen qué falta en cada una.',
      rows: 22,
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
          help: 'Dirección de la página en el sitio: la de una que ya está, como /institucional/mision-vision, o una nueva, como /institucional/codigo-de-conducta.',
        }),
        titulo: text('Título', { required: true, min: 3, max: 150 }),
        resumen: text('Resumen', { multiline: true, max: 300 }),
        bloques: bloques(llamables),
      },
    },
    rules: [
      eachRow(
        'bloques',
        'video',
        'Escriba la dirección de un video de YouTube',
        ({ video }: { video?: string | null }) => !video || youtubeId(video) !== undefined,
      ),
    ],
    unique: [['ruta']],
    table: {
      columns: ['ruta', 'titulo', 'situacion', 'actualizadoEn'],
      filter: ['ruta'],
      search: ['ruta', 'titulo', 'resumen'],
      sort: ['ruta', 'ASC'],
    },
  });
