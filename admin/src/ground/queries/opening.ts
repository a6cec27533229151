import type { Inicio } from '@coop/domain/answers';
import { httpClient } from '../api/httpClient';

/** What was answered longer ago than that is asked for anew. */
const FRESH_MS = 10_000;

type Opening = { at: number; seccion?: string; parts: Promise<Inicio>; taken: Set<keyof Inicio> };

let opening: Opening | undefined;

/** Asks in one request for what stands round the first list; `seccion`: the one whose list is opened, if one is. */
export function askOpening(seccion?: string): void {
  const query = seccion ? `?${new URLSearchParams({ seccion })}` : '';
  const parts = httpClient(`/api/panel/inicio${query}`).then(({ json }) => json as Inicio);
  // Whoever asks for a part learns of it.
  parts.catch(() => undefined);
  opening = { at: Date.now(), seccion, parts, taken: new Set() };
}

/**
 * A part of what the panel began with, for who first asks for it; afterwards, and where it did not come, what `ask` brings.
 * `seccion`: of which section it has to be, where it is of one.
 */
export async function begin<K extends keyof Inicio>(
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
