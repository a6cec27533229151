import type { SectionName } from '@coop/domain';
import type { Consulta, Leer, Publicado } from './leer';
import { paginaDe } from './paginaDe';

type Listado = {
  filtros: readonly string[];
  porPagina: number;
  /** The section's own order where left out. */
  sort?: Consulta['sort'];
  /** The date that `?anio=` is the year of. */
  fecha?: string;
  /** What holds whatever the address says. */
  siempre?: Consulta['filter'];
};

/** A page of a section's list as the address asks for it: `?q=`, the named filters, `?anio=` and `?pagina=`. */
export async function leerListado<K extends SectionName>(
  leer: Leer,
  section: K,
  request: Request,
  { filtros, porPagina, sort, fecha, siempre }: Listado,
): Promise<{ rows: Publicado<K>[]; total: number; pagina: number; porPagina: number }> {
  const params = new URL(request.url).searchParams;
  const pagina = paginaDe(params);
  const asked = Object.fromEntries(
    ['q', ...filtros].flatMap((name) => {
      const value = params.get(name)?.trim().slice(0, 80);
      return value ? [[name, value]] : [];
    }),
  );
  const filter = { ...asked, ...(fecha && delAnio(fecha, params.get('anio'))), ...siempre };
  const first = (pagina - 1) * porPagina;
  const { rows, total } = await leer
    .lista(section, { filter, range: [first, first + porPagina - 1], sort }, request.signal)
    .catch(nothingIfNotUnderstood);
  return { rows, total, pagina, porPagina };
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
