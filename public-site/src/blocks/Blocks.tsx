import type { ComponentType, ReactNode } from 'react';
import type { Bloque } from '../reading/blocks/Bloque';
import { useLanguage } from '../reading/useLanguage';
import { RichText } from '../ui/elements/RichText';
import { AgenciasBlock } from './AgenciasBlock';
import type { BlockProps, Elements } from './BlockProps';
import css from './Blocks.module.css';
import { CallBlock } from './CallBlock';
import { CardsBlock } from './CardsBlock';
import { DocumentsBlock } from './DocumentsBlock';
import { FiguresBlock } from './FiguresBlock';
import { FormBlock } from './FormBlock';
import { ListBlock } from './ListBlock';
import { MapBlock } from './MapBlock';
import { PeopleBlock } from './PeopleBlock';
import { PictureBlock } from './PictureBlock';
import { QuestionsBlock } from './QuestionsBlock';
import { SimulatorBlock } from './SimulatorBlock';
import { StepsBlock } from './StepsBlock';
import { TableBlock } from './TableBlock';
import { VideoBlock } from './VideoBlock';

/** How each kind of block shows what it has besides its title and its words; a text has nothing else. */
const views: Record<Bloque['tipo'], ComponentType<BlockProps> | null> = {
  texto: null,
  pasos: withElements(StepsBlock),
  cifras: withElements(FiguresBlock),
  personas: withElements(PeopleBlock),
  preguntas: withElements(QuestionsBlock),
  documentos: withElements(DocumentsBlock),
  lista: withElements(ListBlock),
  tabla: TableBlock,
  imagen: PictureBlock,
  llamada: CallBlock,
  video: VideoBlock,
  tarjetas: CardsBlock,
  agencias: AgenciasBlock,
  mapa: MapBlock,
  simulador: SimulatorBlock,
  formulario: FormBlock,
};

/** Those that say their title and their words in a place of their own. */
const whole: ReadonlySet<Bloque['tipo']> = new Set(['imagen', 'llamada']);

/** Those that show what the site says, in its language. */
const ofTheSite: ReadonlySet<Bloque['tipo']> = new Set([
  'video',
  'tarjetas',
  'agencias',
  'mapa',
  'simulador',
  'formulario',
]);

/** The blocks of a page that staff wrote, in their order. */
export function Blocks({ blocks }: { blocks: readonly Bloque[] }) {
  const { site } = useLanguage();
  return blocks.map((bloque, at) => {
    const { tipo, titulo, texto } = bloque;
    const View = views[tipo];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place.
      <section key={at} className={css.bloque} data-bloque={tipo}>
        {!whole.has(tipo) && titulo && <h2>{titulo}</h2>}
        {!whole.has(tipo) && <RichText html={texto} />}
        {View && (site && ofTheSite.has(tipo) ? inLanguage(site, <View bloque={bloque} />) : <View bloque={bloque} />)}
      </section>
    );
  });
}

const inLanguage = (lang: string, shown: ReactNode) => (
  <div lang={lang} className={css.bloque}>
    {shown}
  </div>
);

function withElements(View: ComponentType<Elements>) {
  return function ElementsBlock({ bloque: { elementos } }: BlockProps) {
    return elementos.length > 0 && <View elementos={elementos} />;
  };
}
