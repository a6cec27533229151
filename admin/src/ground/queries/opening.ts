import type { Inicio } from '@coop/domain/answers';
import { httpClient } from '../api/httpClient';

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

/**
 * Returns a part of the initial response to its first consumer; later calls `ask`. `seccion`: the section that a
 * section-specific part must match.
 */
export async function takePart<K extends keyof Inicio>(
  part: K,
  ask: () => Promise<NonNullable<Inicio[K]>>,
  seccion = opening?.seccion,
): Promise<NonNullable<Inicio[K]>> {
  if (!opening || opening.taken.has(part) || opening.seccion !== seccion || Date.now() - opening.at > FRESH_MS)
    return ask();
  opening.taken.add(part);
  const parts = await opening.parts.catch(() => undefined);
  return parts?.[part] ?? ask();
}
