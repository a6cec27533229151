import type { Holiday } from '../calendar/holiday.js';
import type { Published } from '../language/section.js';
import type { SectionName, sections } from '../sections/index.js';
import type { Entidad } from '../site/entidad.js';
import type { Edicion } from '../site/idiomas.js';
import type { Menu } from '../site/navigation.js';
import type { Acknowledgement } from './cases/receipt.js';
import type { Cotizacion } from './cotizacion.js';
import type { Found, FoundCount } from './search.js';
import type { Transparency } from './site/transparencia.js';

/** A published row of a section, as visitors read it. */
export type Publicado<K extends SectionName> = Published<(typeof sections)[K]>;

/** Which rows, how many and in what order. `range` is inclusive: [0, 8] are nine rows. */
export type Consulta = {
  filter?: Readonly<Record<string, unknown>>;
  range?: readonly [number, number];
  sort?: readonly [string, 'ASC' | 'DESC'];
};

/** `more`: there are more than the total, which is what was counted. */
export type Lista<T> = { rows: T[]; total: number; more?: boolean };

/** What a person looks for; `range` is inclusive. */
export type Busqueda = { q: string; seccion?: string; range: readonly [number, number] };

/** A page of what was found, and how much there is in each section. Nothing is found by a question that is none. */
export type Hallazgos = Lista<Found> & {
  secciones: FoundCount[];
  /** Every word of the question, and of what staff say that means the same, without accents. */
  entendido: readonly string[];
  /** What may have been meant; with `corregida`, what was found is that. */
  quizas?: string;
  corregida?: boolean;
};

/** Two days, both included, `YYYY-MM-DD`. */
export type Dias = { first: string; last: string };

/** What is seen is not published, or not yet: the link to it opens until then (ISO). Null beside its form, where no link was given out. */
export type VistaPrevia = { venceEn: string | null };

/** Reads what is published. In process on the server, over HTTP in the browser, where a `Signal` stops it. */
export type Leer<Signal = unknown> = {
  /** Rows alone. How many there are is not counted: what shows no total asks this. */
  filas: <K extends SectionName>(section: K, consulta?: Consulta, signal?: Signal) => Promise<Publicado<K>[]>;
  lista: <K extends SectionName>(section: K, consulta?: Consulta, signal?: Signal) => Promise<Lista<Publicado<K>>>;
  /** undefined when there is none. */
  uno: <K extends SectionName>(section: K, slug: string, signal?: Signal) => Promise<Publicado<K> | undefined>;
  /** Holidays between two days; from today and for a year when none are said. */
  feriados: (entre?: Dias) => Promise<Holiday[]>;
  buscar: (consulta: Busqueda, signal?: Signal) => Promise<Hallazgos>;
  cotizacion: () => Promise<Cotizacion | undefined>;
  transparencia: () => Promise<Transparency>;
  constancia: (token: string) => Promise<Acknowledgement | undefined>;
  /** The key of a new filling of a form, which says, signed, when it began. */
  nuevoEnvio: () => string;
  entidad: () => Entidad;
  /** What every page leads to. */
  menu: () => Promise<Menu>;
  /** In which languages the page at an address may be read, itself included; none where staff wrote nothing. */
  ediciones: (ruta: string) => Promise<readonly Edicion[]>;
  /** Where a link that staff wrote leads now: there, or to where what stood there has gone; undefined where nothing is. */
  destino: (enlace: string) => Promise<string | undefined>;
  /** Where the site stands, `https://…`. */
  origen: () => string | undefined;
  /** Until when the preview may be seen; null on what is published. */
  vistaPrevia: () => VistaPrevia | null;
};
