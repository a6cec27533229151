import type { Holiday } from '@coop/domain/answers';
import type { Entidad } from '@coop/domain/entidad';
import type { Consulta, Cotizacion, Leer, Lista } from './leer';

/** Reads over HTTP. The brand came with the page and does not change while it is open. */
export const leerDelNavegador = (entidad: Entidad): Leer => ({
  lista: async (section, consulta, signal) => {
    const res = await fetch(`/api/publico/${section}${search(consulta)}`, { signal });
    if (!res.ok) throw res;
    return lista(await res.json(), res.headers.get('Content-Range'));
  },
  uno: (section, slug, signal) => buscar(`/api/publico/${section}/${encodeURIComponent(slug)}`, signal),
  buscar: async ({ q, seccion, range }, signal) => {
    const asked = new URLSearchParams({ q, range: JSON.stringify(range), ...(seccion && { seccion }) });
    const [found, secciones] = await Promise.all([
      fetch(`/api/publico/busqueda?${asked}`, { signal }),
      fetch(`/api/publico/busqueda/secciones?${new URLSearchParams({ q })}`, { signal }),
    ]);
    if (found.status === 400) return { rows: [], total: 0, secciones: [] };
    if (!found.ok || !secciones.ok) throw found;
    return { ...lista(await found.json(), found.headers.get('Content-Range')), secciones: await secciones.json() };
  },
  feriados: async (entre) =>
    (await buscar<Holiday[]>(`/api/publico/feriados${entre ? `?desde=${entre.first}&hasta=${entre.last}` : ''}`)) ?? [],
  cotizacion: () => buscar<Cotizacion>('/api/cotizacion').catch(() => undefined),
  constancia: (token) => buscar(`/api/publico/envios/${encodeURIComponent(token)}`),
  // Forms are always loaded as documents.
  nuevoEnvio: () => '',
  entidad: () => entidad,
  origen: () => location.origin,
  vistaPrevia: () => null,
});

const lista = <T>(rows: T[], range: string | null): Lista<T> => ({
  rows,
  total: Number(range?.split('/')[1] ?? rows.length),
});

async function buscar<T>(url: string, signal?: AbortSignal): Promise<T | undefined> {
  const res = await fetch(url, { signal });
  if (res.status === 404) return undefined;
  if (!res.ok) throw res;
  return res.json();
}

const search = (consulta: Consulta = {}) => {
  const entries = Object.entries(consulta)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, JSON.stringify(value)]);
  return entries.length ? `?${new URLSearchParams(entries)}` : '';
};
