import type { Entidad } from '@coop/domain/entidad';

export type ReadQuery = {
  filter?: Readonly<Record<string, unknown>>;
  range?: readonly [number, number];
  sort?: readonly [string, 'ASC' | 'DESC'];
};

/** Both included, `YYYY-MM-DD`. */
export type Days = { first: string; last: string };

/** What the pages read: published rows alone, as the public API answers them. */
export abstract class PublishedReader {
  /** Throws a Response of 400 when the query is not one that visitors may make. */
  abstract find(section: string, query: ReadQuery): Promise<{ rows: unknown[]; total: number }>;
  abstract findBySlug(section: string, slug: string): Promise<unknown>;
  /** What was found; nothing for a question that is none. */
  abstract search(asked: { q: string; seccion?: string; range: readonly [number, number] }): Promise<unknown>;
  /** Holidays between two days; from today and for a year when none are said. */
  abstract findHolidays(between?: Days): Promise<unknown>;
  abstract findCotizacion(): Promise<unknown>;
  /** What a form was answered with, by the token of its receipt. */
  abstract findConstancia(token: string): Promise<unknown>;
  /** The key of a new filling of a form. */
  abstract newFilling(): string;
}

/** Until when the link opens that a preview was reached by. */
export type VistaPrevia = { venceEn: string };

/** The reader as the pages know it. */
export const leerDe = (
  reader: PublishedReader,
  { entidad, origen }: { entidad: Entidad; origen?: string },
  vistaPrevia: VistaPrevia | null = null,
) => ({
  lista: (section: string, query: ReadQuery = {}) => reader.find(section, query),
  uno: (section: string, slug: string) => reader.findBySlug(section, slug),
  buscar: (asked: { q: string; seccion?: string; range: readonly [number, number] }) => reader.search(asked),
  feriados: (entre?: Days) => reader.findHolidays(entre),
  cotizacion: () => reader.findCotizacion(),
  constancia: (token: string) => reader.findConstancia(token),
  nuevoEnvio: () => reader.newFilling(),
  entidad: () => entidad,
  origen: () => origen,
  vistaPrevia: () => vistaPrevia,
});

export type Leer = ReturnType<typeof leerDe>;
