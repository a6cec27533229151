import type { Draft } from '../../../language/section.js';
import { gap } from '../../../values/validity.js';
import type { paginas } from '../paginas.js';

export type StarterPage = Draft<ReturnType<typeof paginas>> & { slug: string };
export type Bloque = NonNullable<StarterPage['bloques']>[number];
type Elemento = NonNullable<Bloque['elementos']>[number];

export const page = (ruta: string, titulo: string, resumen: string, ...bloques: Bloque[]): StarterPage => ({
  slug: ruta.slice(1).replaceAll('/', '-') || 'inicio',
  ruta,
  titulo,
  resumen,
  bloques,
});

const block =
  (tipo: Bloque['tipo']) =>
  (titulo: string, ...elementos: Elemento[]): Bloque => ({ tipo, titulo, elementos });

export const texto = (titulo: string | null, ...parrafos: string[]): Bloque => ({
  tipo: 'texto',
  titulo,
  texto: parrafos.map((parrafo) => `<p>${parrafo}</p>`).join(''),
});
export const pasos = block('pasos');
export const personas = block('personas');
export const preguntas = block('preguntas');
export const lista = block('lista');
export const formulario = (seccion: string): Bloque => ({ tipo: 'formulario', formulario: seccion });

export const el = (titulo: string, text?: string, dato?: string): Elemento => ({
  titulo,
  ...(text && { texto: text }),
  ...(dato && { dato }),
});

/** Marks a fact that only the entity knows; see `gap`. */
export const falta = gap;
