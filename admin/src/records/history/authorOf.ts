import type { AnySection } from '@coop/domain';

type Entry = { accion: string; email: string | null; nombre: string | null };

/** What people do with a case of theirs by the site, signed in as nobody. */
const BY_THE_SITE = new Set(['crear', 'aportar']);

/** Who did it, by name where it is known: nobody who signed in did what visitors do, nor what the product does by itself. */
export function authorOf({ kind }: Pick<AnySection, 'kind'>, { accion, email, nombre }: Entry): string {
  const said = nombre || email;
  if (said) return said;
  return kind === 'submission' && BY_THE_SITE.has(accion) ? 'La persona, por el sitio' : 'El sistema';
}
