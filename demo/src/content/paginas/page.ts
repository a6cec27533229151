import { type Draft, sections } from '@coop/domain';
import { type OtroIdioma, rutaDeVersion } from '@coop/domain/idiomas';
import { idOf, publishing, type Seed } from '../../ground/seed.js';
import { lecturaFacil } from './lecturaFacil.js';

type Pagina = Draft<(typeof sections)['sitio/paginas']>;
type Bloque = NonNullable<Pagina['bloques']>[number];
type Elemento = NonNullable<Bloque['elementos']>[number];

const section = sections['sitio/paginas'];
const { published } = publishing(section);

/** Its address with hyphens. */
const slugOf = (ruta: string) => ruta.slice(1).replaceAll('/', '-') || 'inicio';

/** The text of a public page. */
export const page = (ruta: string, titulo: string, resumen: string, ...bloques: Bloque[]): Seed =>
  published(slugOf(ruta), { ruta, titulo, resumen, lecturaFacil: lecturaFacil[ruta] ?? null, bloques });

/** The same in another language, of the page at an address. */
export const version = (
  idioma: OtroIdioma,
  de: string,
  titulo: string,
  resumen: string,
  ...bloques: Bloque[]
): Seed => {
  const ruta = rutaDeVersion(idioma, de);
  return published(slugOf(ruta), {
    idioma,
    versionDe: idOf(section.name, slugOf(de)),
    ruta,
    titulo,
    resumen,
    bloques,
  });
};

const block =
  (tipo: Bloque['tipo']) =>
  (titulo: string, elementos: Elemento[], texto?: string): Bloque => ({
    tipo,
    titulo,
    elementos,
    ...(texto && { texto }),
  });

export const texto = (titulo: string | null, html: string): Bloque => ({ tipo: 'texto', titulo, texto: html });
/** What to do, and the button that leads there. */
export const llamada = (
  titulo: string,
  html: string,
  { boton, enlace }: { boton: string; enlace: string },
): Bloque => ({
  tipo: 'llamada',
  titulo,
  texto: html,
  boton,
  enlace,
});
export const pasos = block('pasos');
export const cifras = block('cifras');
export const personas = block('personas');
export const preguntas = block('preguntas');
export const documentos = block('documentos');
export const lista = block('lista');

/** An element with a title and a text; `more` adds its figure, file or link. */
export const el = (titulo: string, text?: string, more: Partial<Elemento> = {}): Elemento => ({
  titulo,
  ...(text && { texto: text }),
  ...more,
});

export const p = (...paragraphs: string[]): string => paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
