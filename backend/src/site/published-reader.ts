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
  TurnoTomado,
  VistaPrevia,
} from '@coop/domain/answers';
import type { Entidad } from '@coop/domain/entidad';
import type { Edicion } from '@coop/domain/idiomas';
import type { Menu } from '@coop/domain/navigation';
import type { StaffPage } from '../publishing/seo/pages.js';

/** Read port of the pages: published rows only, as in the public API. */
export abstract class PublishedReader {
  /** Throws a Response with status 400 if visitors may not make the query. */
  abstract find(section: string, query: Consulta): Promise<Lista<unknown>>;
  abstract findRows(section: string, query: Consulta): Promise<unknown[]>;
  abstract findBySlug(section: string, slug: string): Promise<unknown>;
  /** Searches for a visitor at an IP address; an invalid query returns no results. */
  abstract search(query: Busqueda, address?: string): Promise<Hallazgos>;
  abstract findHolidays(between?: Dias): Promise<Holiday[]>;
  abstract findTakenTurns(): Promise<readonly TurnoTomado[]>;
  abstract findCotizacion(): Promise<Cotizacion | undefined>;
  abstract findTransparency(): Promise<Transparency>;
  abstract findConstancia(token: string): Promise<Acknowledgement | undefined>;
  abstract newFilling(): string;
  abstract findMenu(): Promise<Menu>;
  /** Returns the languages at an address; `draft` counts as published. */
  abstract findEditions(path: string, draft?: StaffPage): Promise<readonly Edicion[]>;
  /** Returns the current destination of a link; undefined if it is broken. */
  abstract destinationOf(link: string): Promise<string | undefined>;
}

/** Adapts the reader to the pages' `Leer` interface. */
export const leerDe = (
  reader: PublishedReader,
  { entidad, origen, visitante }: { entidad: Entidad; origen?: string; visitante?: string | undefined },
  vistaPrevia: VistaPrevia | null = null,
): Leer => ({
  // Rows are looked up by section name, which the types can't follow, hence the casts.
  lista: <K extends SectionName>(section: K, consulta: Consulta = {}) =>
    reader.find(section, consulta) as Promise<Lista<Publicado<K>>>,
  filas: <K extends SectionName>(section: K, consulta: Consulta = {}) =>
    reader.findRows(section, consulta) as Promise<Publicado<K>[]>,
  uno: <K extends SectionName>(section: K, slug: string) =>
    reader.findBySlug(section, slug) as Promise<Publicado<K> | undefined>,
  buscar: (query) => reader.search(query, visitante),
  feriados: (entre) => reader.findHolidays(entre),
  turnosTomados: () => reader.findTakenTurns(),
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
