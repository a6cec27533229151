import type { ComponentType } from 'react';
import { TextoRico } from '../componentes/TextoRico';
import type { PaginaEscrita } from '../leerPagina';
import { BloqueCifras } from './BloqueCifras';
import { BloqueDocumentos } from './BloqueDocumentos';
import { BloqueLista } from './BloqueLista';
import { BloquePasos } from './BloquePasos';
import { BloquePersonas } from './BloquePersonas';
import { BloquePreguntas } from './BloquePreguntas';
import css from './Bloques.module.css';

export type Bloque = PaginaEscrita['bloques'][number];
export type Elementos = { elementos: Bloque['elementos'] };

/** How each kind of block shows its elements; a text has none. */
const vistas = {
  texto: null,
  pasos: BloquePasos,
  cifras: BloqueCifras,
  personas: BloquePersonas,
  preguntas: BloquePreguntas,
  documentos: BloqueDocumentos,
  lista: BloqueLista,
} satisfies Record<Bloque['tipo'], ComponentType<Elementos> | null>;

/** The blocks of a page that staff wrote, in their order. */
export const Bloques = ({ bloques }: { bloques: readonly Bloque[] }) =>
  bloques.map(({ tipo, titulo, texto, elementos }, at) => {
    const Vista = vistas[tipo];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place.
      <section key={at} className={css.bloque}>
        {titulo && <h2>{titulo}</h2>}
        <TextoRico html={texto} />
        {Vista && elementos.length > 0 && <Vista elementos={elementos} />}
      </section>
    );
  });
