import type { ComponentType, ReactNode } from 'react';
import type { Bloque } from '../reading/blocks';
import { useLanguage } from '../reading/useLayout';
import { BriefAgencias } from '../sections/agencias/BriefAgencias';
import { Card } from '../ui/cards/Card';
import { DataSheet } from '../ui/cards/DataSheet';
import { Grid } from '../ui/cards/Grid';
import { DocumentList } from '../ui/documents/DocumentList';
import { AnyLink } from '../ui/elements/AnyLink';
import { Icon } from '../ui/elements/Icon';
import { RichText } from '../ui/elements/RichText';
import { type Column, NO_DATA, Table } from '../ui/elements/Table';
import { Picture } from '../ui/media/Picture';
import { CallBand } from '../ui/page/CallBand';
import type { BlockProps, Elements } from './BlockProps';
import css from './Blocks.module.css';
import { LinkPanel } from './LinkPanel';
import { MapBlock } from './MapBlock';
import { PictureBlock } from './PictureBlock';
import { SimulatorBlock } from './SimulatorBlock';
import { VideoBlock } from './VideoBlock';

const PeopleBlock = ({ elementos }: Elements) => (
  <ul className={css.personas}>
    {elementos.map(({ titulo, texto, dato, imagen }) => (
      <li key={`${titulo}${dato}`}>
        {imagen ? (
          <Picture file={imagen} className={css.retrato} sizes="56px" />
        ) : (
          <span className={css.retrato} aria-hidden="true">
            {initials(titulo ?? '')}
          </span>
        )}
        <div>
          <h3>{titulo}</h3>
          {dato && <p className={css.cargo}>{dato}</p>}
          {texto && <p className={css.cargo}>{texto}</p>}
        </div>
      </li>
    ))}
  </ul>
);

const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{Lu}/u.test(word) && !word.endsWith('.'))
    .slice(0, 2)
    .map((word) => word[0])
    .join('');

type Fila = Bloque['filas'][number];
const letters = ['a', 'b', 'c', 'd', 'e', 'f'] as const satisfies readonly (keyof Fila)[];
const FIGURE = /^[+-]?(Bs|USD|UFV|\$us)?\s*\d[\d.,]*\s*%?$/;

/** A table whose first row holds the column headers; on phones, every other row becomes a card. */
function TableBlock({ bloque: { titulo, filas } }: BlockProps) {
  const [head, ...rows] = filas;
  if (!head) return null;
  const numbered = rows.map((row, at) => ({ ...row, at }));
  const columns = letters
    .filter((letter) => filas.some((fila) => fila[letter]))
    .map(
      (letter, at): Column<Fila> => ({
        title: head[letter] ?? '',
        cell: (row) => row[letter] ?? NO_DATA,
        main: at === 0,
        numeric: at > 0 && rows.every((row) => !row[letter] || FIGURE.test(row[letter])),
      }),
    );
  return <Table legend={titulo ?? 'Tabla'} columns={columns} rows={numbered} id={({ at }) => String(at)} />;
}

const CardsBlock = ({ bloque: { titulo, llamado } }: BlockProps) =>
  llamado?.que === 'tarjetas' && (
    <>
      {!titulo && <h2>{llamado.todas}</h2>}
      <Grid narrow={llamado.tarjetas.length > 3}>
        {llamado.tarjetas.map(({ slug, href, title, picture, data }) => (
          <Card key={slug} title={title} href={href} picture={picture}>
            {data.length > 0 && <DataSheet data={data} brief />}
          </Card>
        ))}
      </Grid>
      <p>
        <a href={llamado.href}>Ver todo en «{llamado.todas}»</a>
      </p>
    </>
  );

/** Longest `dato`, in characters, shown beside its step (a year or similar). Longer ones are shown above it. */
const SHORT = 12;

/** An ordered list of steps or events, marked with a number or with the year or day in `dato`. */
const StepsBlock = ({ elementos }: Elements) => (
  <ol className={css.pasos}>
    {elementos.map(({ titulo, texto, dato, enlace }) => (
      <li key={`${titulo}${texto}`} className={classOf(dato)}>
        {dato && <span className={css.cuando}>{dato}</span>}
        {titulo && <h3>{enlace ? <AnyLink href={enlace}>{titulo}</AnyLink> : titulo}</h3>}
        {texto && <p>{texto}</p>}
      </li>
    ))}
  </ol>
);

const classOf = (dato: string | null | undefined) =>
  dato ? `${css.fechado} ${dato.length > SHORT ? css.extenso : ''}` : undefined;

const ListBlock = ({ elementos }: Elements) => (
  <ul className={css.lista}>
    {elementos.map(({ titulo, texto, dato, enlace }) => (
      <li key={`${titulo}${texto}`}>
        <Icon name="listo" />
        <div>
          {titulo && <h3>{enlace ? <AnyLink href={enlace}>{titulo}</AnyLink> : titulo}</h3>}
          {dato && <p className={css.dato}>{dato}</p>}
          {texto && <p>{texto}</p>}
        </div>
      </li>
    ))}
  </ul>
);

const FiguresBlock = ({ elementos }: Elements) => (
  <dl className={css.cifras}>
    {elementos.map(({ titulo, texto, dato }) => (
      <div key={`${titulo}${dato}`}>
        <dd>{dato}</dd>
        <dt>
          {titulo}
          {texto && <> · {texto}</>}
        </dt>
      </div>
    ))}
  </dl>
);

const QuestionsBlock = ({ elementos }: Elements) => (
  <div className={css.preguntas}>
    {elementos.map(({ titulo, texto }) => (
      <details key={titulo}>
        <summary>{titulo}</summary>
        <p>{texto}</p>
      </details>
    ))}
  </div>
);

const DocumentsBlock = ({ elementos }: Elements) => (
  <DocumentList
    documentos={elementos.flatMap(({ titulo, dato, archivo }) =>
      archivo ? { titulo: titulo ?? archivo.nombre, archivo, fecha: archivo.creadoEn, nota: dato } : [],
    )}
  />
);

const AgenciasBlock = ({ bloque: { titulo, llamado } }: BlockProps) =>
  llamado?.que === 'agencias' && (
    <>
      {!titulo && <h2>Agencias</h2>}
      <BriefAgencias agencias={llamado.agencias} feriados={llamado.feriados} />
    </>
  );

const CallBlock = ({ bloque: { titulo, texto, boton, llamado } }: BlockProps) =>
  llamado?.que === 'pagina' && (
    <CallBand title={titulo} button={boton} href={llamado.href}>
      <RichText html={texto} />
    </CallBand>
  );

/** A link to a form. The form has its own page: it is long, and is rendered separately for each visitor. */
const FormBlock = ({ bloque: { titulo, llamado } }: BlockProps) =>
  llamado?.que === 'pagina' && <LinkPanel {...llamado} button="Llenar el formulario" named={Boolean(titulo)} />;

/** The view of each block type, besides its title and text. A text block has none. */
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

/** Block types that render their own title and text. */
const whole: ReadonlySet<Bloque['tipo']> = new Set(['imagen', 'llamada']);

/** Block types with text from the site itself, in the site's language. */
const ofTheSite: ReadonlySet<Bloque['tipo']> = new Set([
  'video',
  'tarjetas',
  'agencias',
  'mapa',
  'simulador',
  'formulario',
]);

export function Blocks({ blocks }: { blocks: readonly Bloque[] }) {
  const { site } = useLanguage();
  return blocks.map((bloque, at) => {
    const { tipo, titulo, texto } = bloque;
    const View = views[tipo];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no id other than their index.
      <section key={at} className={css.bloque} data-bloque={tipo}>
        {!whole.has(tipo) && titulo && <h2>{titulo}</h2>}
        {!whole.has(tipo) && <RichText html={texto} />}
        {View && (site && ofTheSite.has(tipo) ? inLanguage(site, <View bloque={bloque} />) : <View bloque={bloque} />)}
      </section>
    );
  });
}

const inLanguage = (lang: string, content: ReactNode) => (
  <div lang={lang} className={css.bloque}>
    {content}
  </div>
);

function withElements(View: ComponentType<Elements>) {
  return function ElementsBlock({ bloque: { elementos } }: BlockProps) {
    return elementos.length > 0 && <View elementos={elementos} />;
  };
}
