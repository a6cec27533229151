import type { Asked } from '@coop/domain/simulations';
import { Problem } from '../../platform/http/problem.js';

/** What an address asks, as texts: a name that comes twice, or holds more than a text, is refused. */
export function askedOf(query: unknown): Asked {
  const entries = Object.entries(query as Record<string, unknown>);
  const errors = Object.fromEntries(
    entries.filter(([, value]) => typeof value !== 'string').map(([name]) => [name, 'Escriba este dato una sola vez']),
  );
  if (Object.keys(errors).length > 0) throw new Problem('peticion_invalida', Object.values(errors)[0], { errors });
  return Object.fromEntries(entries) as Asked;
}
