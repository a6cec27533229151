import type { SectionName } from '@coop/domain';
import type {
  Acknowledgement,
  Busqueda,
  Consulta,
  Cotizacion,
  Dias,
  Hallazgos,
  Holiday,
  Leer,
  Lista,
  Publicado,
  Transparency,
  VistaPrevia,
} from '@coop/domain/answers';
import type { Entidad } from '@coop/domain/entidad';
import type { Edicion } from '@coop/domain/idiomas';
import type { Menu } from '@coop/domain/navigation';
import type { Written } from '../publishing/seo/editions.js';

/** What the pages read: published rows alone, as the public API answers them. */
export abstract class PublishedReader {
  /** Throws a Response of 400 when the query is not one that visitors may make. */
  abstract find(section: string, query: Consulta): Promise<Lista<unknown>>;
  /** The same rows, without how many there are. */
  abstract findRows(section: string, query: Consulta): Promise<unknown[]>;
  abstract findBySlug(section: string, slug: string): Promise<unknown>;
  /** What was found, for a visitor of that address; nothing for a question that is none. */
  abstract search(asked: Busqueda, address?: string): Promise<Hallazgos>;
  /** Holidays between two days; from today and for a year when none are said. */
  abstract findHolidays(between?: Dias): Promise<Holiday[]>;
  abstract findCotizacion(): Promise<Cotizacion | undefined>;
  abstract findTransparency(): Promise<Transparency>;
  /** What a form was answered with, by the token of its receipt. */
  abstract findConstancia(token: string): Promise<Acknowledgement | undefined>;
  /** The key of a new filling of a form. */
  abstract newFilling(): string;
  abstract findMenu(): Promise<Menu>;
  /** In which languages the page at an address may be read; none where staff wrote nothing. `draft` is taken for published. */
  abstract findEditions(path: string, draft?: Written): Promise<readonly Edicion[]>;
  /** Where a link that staff wrote leads now; undefined where nothing is. */
  abstract destinationOf(link: string): Promise<string | undefined>;
}

/** The reader as the pages know it. */
export const leerDe = (
  reader: PublishedReader,
  { entidad, origen, visitante }: { entidad: Entidad; origen?: string; visitante?: string | undefined },
  vistaPrevia: VistaPrevia | null = null,
): Leer => ({
  // Rows are read by the name of their section, which no type follows: each cast says whose they are.
  lista: <K extends SectionName>(section: K, consulta: Consulta = {}) =>
    reader.find(section, consulta) as Promise<Lista<Publicado<K>>>,
  filas: <K extends SectionName>(section: K, consulta: Consulta = {}) =>
    reader.findRows(section, consulta) as Promise<Publicado<K>[]>,
  uno: <K extends SectionName>(section: K, slug: string) =>
    reader.findBySlug(section, slug) as Promise<Publicado<K> | undefined>,
  buscar: (asked) => reader.search(asked, visitante),
  feriados: (entre) => reader.findHolidays(entre),
  cotizacion: () => reader.findCotizacion(),
  transparencia: () => reader.findTransparency(),
  constancia: (token) => reader.findConstancia(token),
  nuevoEnvio: () => reader.newFilling(),
  entidad: () => entidad,
  menu: () => reader.findMenu(),
  ediciones: (ruta) => reader.findEditions(ruta),
  destino: (enlace) => reader.destinationOf(enlace),
  origen: () => origen,
  vistaPrevia: () => vistaPrevia,
});
