import type { Holiday } from '../calendar/holiday.js';
import type { Published } from '../language/section.js';
import type { SectionName, sections } from '../sections/index.js';
import type { Entidad } from '../site/entidad.js';
import type { Edicion } from '../site/idiomas.js';
import type { Menu } from '../site/navigation.js';
import type { Acknowledgement } from './cases.js';
import type { Cotizacion } from './cotizacion.js';
import type { SearchCount, SearchResults } from './search.js';
import type { Transparency } from './site.js';

/** Published row of a section, in its public projection. */
export type Publicado<K extends SectionName> = Published<(typeof sections)[K]>;

/** List query: filter, range and order. `range` is inclusive: [0, 8] returns nine rows. */
export type Consulta = {
  filter?: Readonly<Record<string, unknown>>;
  range?: readonly [number, number];
  sort?: readonly [string, 'ASC' | 'DESC'];
};

/** List response. `more`: the count stopped at `total`, and there are more rows. */
export type Lista<T> = { rows: T[]; total: number; more?: boolean };

/** Search query; `range` is inclusive. */
export type Busqueda = { q: string; seccion?: string; range: readonly [number, number] };

/** Page of search results, with a count per section. A question without words finds nothing. */
export type Hallazgos = Lista<SearchResults> & {
  secciones: SearchCount[];
  /** Every word of the query and its synonyms, without accents. */
  entendido: readonly string[];
  /** The words that were sought, each with its synonyms' phrases, without accents. */
  terminos: readonly (readonly string[])[];
  /** Spelling suggestion; with `corregida`, the results are for the suggestion. */
  quizas?: string;
  corregida?: boolean;
};

/** A taken turn: the agency's id and the instant (ISO). */
export type TurnoTomado = { agencia: string; cuando: string };

/** Date range, both days included, `YYYY-MM-DD`. */
export type Dias = { first: string; last: string };

/**
 * Preview mode: shows unpublished content until this instant (ISO). Null for the preview beside a form without a shared
 * link.
 */
export type VistaPrevia = { venceEn: string | null };

/**
 * Client for published content. Runs in process on the server and over HTTP in the browser, where a `Signal` aborts it.
 */
export type Leer<Signal = unknown> = {
  /** Returns rows without a total, which skips the count query. */
  filas: <K extends SectionName>(section: K, consulta?: Consulta, signal?: Signal) => Promise<Publicado<K>[]>;
  lista: <K extends SectionName>(section: K, consulta?: Consulta, signal?: Signal) => Promise<Lista<Publicado<K>>>;
  /** Resolves to undefined when there is no such row. */
  uno: <K extends SectionName>(section: K, slug: string, signal?: Signal) => Promise<Publicado<K> | undefined>;
  /** Returns the holidays between two days; by default one year from today. */
  feriados: (entre?: Dias) => Promise<Holiday[]>;
  /** Returns the upcoming turns that are taken, without their people. */
  turnosTomados: () => Promise<readonly TurnoTomado[]>;
  buscar: (consulta: Busqueda, signal?: Signal) => Promise<Hallazgos>;
  cotizacion: () => Promise<Cotizacion | undefined>;
  transparencia: () => Promise<Transparency>;
  constancia: (token: string) => Promise<Acknowledgement | undefined>;
  /** Returns a new idempotency key for a form, signed with the time when filling it began. */
  nuevoEnvio: () => string;
  entidad: () => Entidad;
  /** Menu of every page. */
  menu: () => Promise<Menu>;
  /** Languages in which the page at a path is available, its own included; empty where staff wrote none. */
  ediciones: (ruta: string) => Promise<readonly Edicion[]>;
  /** Resolves a link that staff wrote, following redirects; undefined when its target does not exist. */
  destino: (enlace: string) => Promise<string | undefined>;
  /** Origin of the site, `https://…`. */
  origen: () => string | undefined;
  /** Expiry of the current preview; null for published content. */
  vistaPrevia: () => VistaPrevia | null;
};

/** Result of server-side rendering a URL: a redirect or the parts of a page. */
export type RenderedPage =
  | { status: number; location: string }
  | {
      status: number;
      head: string;
      body: string;
      /** Canonical address when it differs from the requested one: a form was posted without JavaScript. */
      address: string | undefined;
      /** Manifest keys of the rendered modules with their own styles. */
      modules: string[];
      /** Server-side errors, for the log. */
      failures: unknown[];
    };

/** Response to a form posted without JavaScript: its page with the typed values. */
export type FormAnswer = { status: number; actionData: unknown };
