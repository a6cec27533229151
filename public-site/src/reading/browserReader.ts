import type { Holiday } from '@coop/domain/answers';
import type { Entidad } from '@coop/domain/entidad';
import type { Consulta, Cotizacion, Leer, Lista } from './leer';

/** Reads over HTTP. The brand came with the page and does not change while it is open. */
export const browserReader = (entidad: Entidad): Leer => ({
  lista: async (section, query, signal) => {
    const res = await fetch(`/api/publico/${section}${search(query)}`, { signal });
    if (!res.ok) throw res;
    return list(await res.json(), res.headers.get('Content-Range'));
  },
  uno: (section, slug, signal) => get(`/api/publico/${section}/${encodeURIComponent(slug)}`, signal),
  buscar: async ({ q, seccion, range }, signal) => {
    const asked = new URLSearchParams({ q, range: JSON.stringify(range), ...(seccion && { seccion }) });
    const [found, sections] = await Promise.all([
      fetch(`/api/publico/busqueda?${asked}`, { signal }),
      fetch(`/api/publico/busqueda/secciones?${new URLSearchParams({ q })}`, { signal }),
    ]);
    if (found.status === 400) return { rows: [], total: 0, secciones: [] };
    if (!found.ok || !sections.ok) throw found;
    return { ...list(await found.json(), found.headers.get('Content-Range')), secciones: await sections.json() };
  },
  feriados: async (between) =>
    (await get<Holiday[]>(`/api/publico/feriados${between ? `?desde=${between.first}&hasta=${between.last}` : ''}`)) ??
    [],
  cotizacion: () => get<Cotizacion>('/api/cotizacion').catch(() => undefined),
  constancia: (token) => get(`/api/publico/envios/${encodeURIComponent(token)}`),
  // Forms are always loaded as documents.
  nuevoEnvio: () => '',
  entidad: () => entidad,
  origen: () => location.origin,
  vistaPrevia: () => null,
});

const list = <T>(rows: T[], range: string | null): Lista<T> => ({
  rows,
  // `0-24/10000+` says that there are more than were counted.
  total: Number.parseInt(range?.split('/')[1] ?? String(rows.length), 10),
});

async function get<T>(url: string, signal?: AbortSignal): Promise<T | undefined> {
  const res = await fetch(url, { signal });
  if (res.status === 404) return undefined;
  if (!res.ok) throw res;
  return res.json();
}

const search = (query: Consulta = {}) => {
  const entries = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, JSON.stringify(value)]);
  return entries.length ? `?${new URLSearchParams(entries)}` : '';
};
