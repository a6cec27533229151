import { choice, defaulted, publication, reference, section, text } from '../../language/index.js';
import { eachRow } from '../../rules/rules.js';
import { IDIOMA, idiomas, isBelow, otrosIdiomas, rutaDeVersion } from '../../site/idiomas.js';
import { privacyPage } from '../../site/privacidad.js';
import { youtubeId } from '../../text/youtubeId.js';
import { bloques, type Llamables } from './bloques.js';
import { MAX_RUTA_LENGTH, RUTA } from './ruta.js';

const deVersion = { idioma: otrosIdiomas };

/** Staff-written pages: built-in texts, new pages at free paths (see `PaginasPolicy`) and translations. */
export const paginas = (llamables: Llamables) =>
  section({
    name: 'sitio/paginas',
    label: { one: 'Página', many: 'Páginas' },
    about:
      'Los textos de las páginas del sitio, páginas nuevas en cualquier dirección libre, y versiones en quechua, aymara o inglés.',
    icon: 'page',
    kind: publication({ endless: true, copies: false, visibleWith: 'versionDe' }),
    title: ({ titulo }) => titulo,
    example: {
      ruta: '/institucional/resena-historica',
      titulo: 'Reseña histórica',
    },
    groups: {
      Página: {
        idioma: defaulted(choice('Idioma', idiomas), IDIOMA),
        versionDe: reference('Versión de', 'sitio/paginas', {
          requiredWhen: deVersion,
          help: 'La página en castellano. Mientras ella no esté publicada, su versión tampoco se ve.',
        }),
        ruta: text('Ruta', {
          required: true,
          max: MAX_RUTA_LENGTH,
          pattern: RUTA,
          message: 'Escriba una ruta como /institucional/mision-vision',
          help: 'Dirección de la página en el sitio: la de una que ya está, como /institucional/mision-vision, o una nueva, como /institucional/codigo-de-conducta. La de una versión empieza con su idioma: /qu, /ay o /en.',
        }),
        titulo: text('Título', { required: true, min: 3, max: 150 }),
        resumen: text('Resumen', { multiline: true, max: 300 }),
        lecturaFacil: text('Lectura fácil', {
          multiline: true,
          max: 4000,
          help: 'Lo mismo en frases de hasta doce palabras, una idea por línea; una línea en blanco separa los temas. Con ella la página se ofrece también así, para quien lee con dificultad.',
        }),
        bloques: bloques(llamables),
      },
    },
    rules: [
      {
        field: 'ruta',
        message: ({ idioma = IDIOMA, ruta = '' }) =>
          `La dirección de una versión en ${idiomas[idioma].toLowerCase()} empieza con /${idioma}: ${rutaDeVersion(idioma, ruta)}`,
        holds: ({ idioma = IDIOMA, ruta }) => idioma === IDIOMA || !ruta || isBelow(idioma, ruta),
      },
      {
        // People accept the policy by version; a change without a new version would void their consent record.
        field: 'ruta',
        message:
          'El texto de la política de privacidad se escribe por versiones, en Entidad. Esta página lleva solo su título y su resumen, con los que la encuentra el buscador',
        holds: ({ ruta, bloques = [], lecturaFacil }) =>
          ruta !== privacyPage.href || (bloques.length === 0 && !lecturaFacil),
      },
      eachRow(
        'bloques',
        'video',
        'Escriba la dirección de un video de YouTube',
        ({ video }: { video?: string | null }) => !video || youtubeId(video) !== undefined,
      ),
    ],
    unique: [['ruta'], { fields: ['idioma', 'versionDe'], when: deVersion }],
    table: {
      columns: ['titulo', 'ruta', 'idioma', 'situacion', 'actualizadoEn'],
      filter: ['ruta', 'idioma', 'versionDe'],
      search: ['ruta', 'titulo', 'resumen', 'bloques'],
      sort: ['ruta', 'ASC'],
    },
  });
