import type { ComponentType } from 'react';
import type { WrittenPagina } from '../reading/readPagina';
import { RichText } from '../ui/elements/RichText';
import css from './Blocks.module.css';
import { DocumentsBlock } from './DocumentsBlock';
import { FiguresBlock } from './FiguresBlock';
import { ListBlock } from './ListBlock';
import { PeopleBlock } from './PeopleBlock';
import { QuestionsBlock } from './QuestionsBlock';
import { StepsBlock } from './StepsBlock';

export type Block = WrittenPagina['bloques'][number];
export type Elements = { elementos: Block['elementos'] };

/** How each kind of block shows its elements; a text has none. */
const views = {
  texto: null,
  pasos: StepsBlock,
  cifras: FiguresBlock,
  personas: PeopleBlock,
  preguntas: QuestionsBlock,
  documentos: DocumentsBlock,
  lista: ListBlock,
} satisfies Record<Block['tipo'], ComponentType<Elements> | null>;

/** The blocks of a page that staff wrote, in their order. */
export const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map(({ tipo, titulo, texto, elementos }, at) => {
    const View = views[tipo];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place.
      <section key={at} className={css.bloque}>
        {titulo && <h2>{titulo}</h2>}
        <RichText html={texto} />
        {View && elementos.length > 0 && <View elementos={elementos} />}
      </section>
    );
  });
