import type { SectionName } from '@coop/domain';
import type { Consulta, Leer, Publicado } from './leer';

/** A page of a section's list as the address asks for it: `?q=`, the named filters and `?pagina=`. */
export async function leerListado<K extends SectionName>(
  leer: Leer,
  section: K,
  request: Request,
  { filtros, porPagina, sort }: { filtros: readonly string[]; porPagina: number; sort: Consulta['sort'] },
): Promise<{ rows: Publicado<K>[]; total: number; pagina: number; porPagina: number }> {
  const params = new URL(request.url).searchParams;
  const asked = Number(params.get('pagina'));
  const pagina = Number.isSafeInteger(asked) && asked > 0 && asked < 10_000 ? asked : 1;
  const filter = Object.fromEntries(
    ['q', ...filtros].flatMap((name) => {
      const value = params.get(name)?.trim().slice(0, 80);
      return value ? [[name, value]] : [];
    }),
  );
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
