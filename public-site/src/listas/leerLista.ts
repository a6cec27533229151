import type { SectionName } from '@coop/domain';
import { todayInLaPaz } from '@coop/domain/format';
import type { Leer, Publicado } from '../leer';
import { paginaDe } from '../paginaDe';
import type { Lista } from './lista';
import { limitesEn, monedaDelMonto } from './monedaDelMonto';

type Leida<K extends SectionName> = {
  rows: Publicado<K>[];
  total: number;
  pagina: number;
  porPagina: number;
  /** The years that it reaches back to, newest first; of a list by year. */
  anios: (readonly [string, string])[];
  /** What to say of the limits of its amount. */
  limites: string | undefined;
};

/** A page of a list as the address asks for it. */
export async function leerLista<K extends SectionName>(
  leer: Leer,
  lista: Lista<K>,
  { url, signal }: Request,
): Promise<Leida<K>> {
  const params = new URL(url).searchParams;
  const { porPagina, sort, ordenes = {} } = lista;
  const pagina = paginaDe(params);
  const first = (pagina - 1) * porPagina;
  const orden = params.get('orden') ?? '';
  const consulta = {
    filter: filtroDe(lista, params),
    range: [first, first + porPagina - 1] as const,
    sort: Object.hasOwn(ordenes, orden) ? ordenes[orden] : sort,
  };
  const [{ rows, total }, anios] = await Promise.all([
    leer.lista(lista.section, consulta, signal).catch(nothingIfNotUnderstood),
    leerAnios(leer, lista),
  ]);
  return { rows, total, pagina, porPagina, anios, limites: limitesEn(monedaDelMonto(lista, params)) };
}

/** What the rows of a list must be, as the address asks. */
export function filtroDe(lista: Lista, params: URLSearchParams): Record<string, unknown> {
  const { consulta, fecha, siempre } = lista;
  const asked = consulta
    .filter((name) => !['pagina', 'anio', 'orden'].includes(name))
    .flatMap((name) => {
      const value = params.get(name)?.trim().slice(0, 80);
      return value ? [[name, value]] : [];
    });
  return {
    ...Object.fromEntries(asked),
    ...(fecha && delAnio(fecha, params.get('anio'))),
    ...monedaDelMonto(lista, params),
    ...siempre,
  };
}

/** An address that asks for what the section does not know (another category, a word too long) finds nothing. */
function nothingIfNotUnderstood(error: unknown): { rows: never[]; total: number } {
  if (error instanceof Response && error.status === 400) return { rows: [], total: 0 };
  throw error;
}

/** The days of a year, as bounds of a date; every day when what was asked for is no year. */
const delAnio = (fecha: string, anio: string | null) =>
  /^(19|20|21)\d\d$/.test(anio ?? '')
    ? { [`${fecha}_desde`]: `${anio}-01-01`, [`${fecha}_hasta`]: `${anio}-12-31` }
    : {};

/** From this year to that of the oldest row. */
async function leerAnios(leer: Leer, { section, fecha, siempre }: Lista) {
  if (!fecha) return [];
  const { rows } = await leer.lista(section, { filter: siempre, range: [0, 0], sort: [fecha, 'ASC'] });
  const first = Number(String((rows[0] as Record<string, unknown> | undefined)?.[fecha] ?? '').slice(0, 4));
  const last = Number(todayInLaPaz().slice(0, 4));
  if (!first) return [];
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, ago) => String(last - ago)).map(
    (anio) => [anio, anio] as const,
  );
}
