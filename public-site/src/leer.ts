import type { Published, SectionName, sections } from '@coop/domain';
import type { Holiday } from '@coop/domain/calendar';
import type { Entidad } from '@coop/domain/entidad';
import { createContext, type RouterContextProvider } from 'react-router-dom';

/** A published row of a section, as visitors read it. */
export type Publicado<K extends SectionName> = Published<(typeof sections)[K]>;

/** Which rows, how many and in what order. `range` is inclusive: [0, 8] are nine rows. */
export type Consulta = {
  filter?: Readonly<Record<string, unknown>>;
  range?: readonly [number, number];
  sort?: readonly [string, 'ASC' | 'DESC'];
};

export type Lista<T> = { rows: T[]; total: number };

/** Exchange rates in bolivianos; `fecha` is the day from which they hold. */
export type Cotizacion = {
  cotizaciones: { venta: number; compra: number; ufv: number };
  fecha: string;
  actualizadoEn: string;
  fuente: 'bcb' | 'manual' | 'semilla';
  desactualizado: boolean;
};

/** What a form answers once it is in: the tracking code and what happens next. */
export type Constancia = {
  codigo: string;
  mensaje: string;
  pasos?: string[];
  /** Opens its receipt, while it lives. */
  comprobante?: string;
  /** Whether the proof can still be downloaded. */
  constancia?: boolean;
};

/** What a person looks for; `range` is inclusive. */
export type Busqueda = { q: string; seccion?: string; range: readonly [number, number] };

/** Something that was found. `fragmento` has the words that matched between U+0002 and U+0003. */
export type Hallazgo = {
  titulo: string;
  fragmento: string;
  url: string;
  etiqueta: string;
  tipo: 'pagina' | 'documento';
  fecha: string;
};

/** A page of what was found, and how much there is in each section. Nothing is found by a question that is none. */
export type Hallazgos = Lista<Hallazgo> & { secciones: { seccion: string; etiqueta: string; total: number }[] };

/** What is seen is not published, or not yet: the link to it opens until then (ISO). */
export type VistaPrevia = { venceEn: string };

/** Reads what is published. In process on the server, over HTTP in the browser. */
export type Leer = {
  lista: <K extends SectionName>(section: K, consulta?: Consulta, signal?: AbortSignal) => Promise<Lista<Publicado<K>>>;
  /** undefined when there is none. */
  uno: <K extends SectionName>(section: K, slug: string, signal?: AbortSignal) => Promise<Publicado<K> | undefined>;
  /** Holidays between two days, both included; from today and for a year when none are said. */
  feriados: (entre?: { first: string; last: string }) => Promise<Holiday[]>;
  buscar: (consulta: Busqueda, signal?: AbortSignal) => Promise<Hallazgos>;
  cotizacion: () => Promise<Cotizacion | undefined>;
  constancia: (token: string) => Promise<Constancia | undefined>;
  /** The key of a new filling of a form, which says, signed, when it began. */
  nuevoEnvio: () => string;
  entidad: () => Entidad;
  /** Where the site stands, `https://…`. */
  origen: () => string | undefined;
  /** Until when the preview may be seen; null on what is published. */
  vistaPrevia: () => VistaPrevia | null;
};

export const leerContext = createContext<Leer>();

/** Every loader starts here: `const leer = lectorDe(context)`. */
export const lectorDe = (context: Readonly<RouterContextProvider>): Leer => context.get(leerContext);
