import type { Figure, FirstDayDone, Inicio, Panel } from '@coop/domain/answers';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'react-admin';
import { httpClient } from '../api/fetchApi';
import { useYo } from '../staff/staff';

/** Maximum age of the initial response, in ms. */
const FRESH_MS = 10_000;

type Opening = { at: number; seccion?: string; parts: Promise<Inicio>; taken: Set<keyof Inicio> };

let opening: Opening | undefined;

/** Fetches the panel's initial data in one request; `seccion`: the section whose list is opened, if any. */
export function fetchOpening(seccion?: string): void {
  const query = seccion ? `?${new URLSearchParams({ seccion })}` : '';
  const parts = httpClient(`/api/panel/inicio${query}`).then(({ json }) => json as Inicio);
  // Avoids an unhandled rejection; each consumer handles its own part.
  parts.catch(() => undefined);
  opening = { at: Date.now(), seccion, parts, taken: new Set() };
}

/** Returns a part of the initial response once; later calls use `fetchPart`. */
export async function takePart<K extends keyof Inicio>(
  part: K,
  fetchPart: () => Promise<NonNullable<Inicio[K]>>,
  seccion = opening?.seccion,
): Promise<NonNullable<Inicio[K]>> {
  if (!opening || opening.taken.has(part) || opening.seccion !== seccion || Date.now() - opening.at > FRESH_MS)
    return fetchPart();
  opening.taken.add(part);
  const parts = await opening.parts.catch(() => undefined);
  return parts?.[part] ?? fetchPart();
}

const STALE_MS = 30_000;

/** Dashboard data. Its first read comes with the opening request. */
export const usePanel = () =>
  useQuery({
    queryKey: ['panel'],
    queryFn: () => takePart('panel', async () => (await httpClient('/api/panel')).json as Panel),
    // During onboarding the data is always stale, so that a completed step shows on return.
    staleTime: ({ state }) => (state.data?.pasos.length ? 0 : STALE_MS),
  });

/** First-day tasks done; skipped while the user has put the list aside, unless `always`. */
export function useFirstDay({ always = false, enabled = true } = {}) {
  const { uid } = useYo();
  const [isAside, setAside] = useStore<boolean>(`primerDia.${uid}`, false);
  const { data = [] } = useQuery({
    queryKey: ['panel', 'primer-dia'],
    queryFn: () =>
      takePart('primerDia', async () => (await httpClient('/api/panel/primer-dia')).json as FirstDayDone[]),
    enabled: enabled && (always || !isAside),
  });
  return { tasks: data, isAside, putAside: () => setAside(true) };
}

const order = ['urgente', 'pronto', 'pendiente'];

export const waiting = (figures: readonly Figure[]): Figure[] =>
  figures
    .filter(({ tono, cantidad }) => cantidad > 0 && tono !== 'referencia')
    .sort((a, b) => order.indexOf(a.tono) - order.indexOf(b.tono));

export const ofContent = ['borradores', 'con_cambios', 'por_vencer'];

/** Formats a row count: «1000+» if the server capped it. */
export const amountOf = ({ cantidad, hayMas }: Pick<Figure, 'cantidad' | 'hayMas'>): string =>
  `${cantidad}${hayMas ? '+' : ''}`;
