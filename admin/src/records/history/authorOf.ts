import type { AnySection } from '@coop/domain';

type Entry = { accion: string; email: string | null; nombre: string | null };

/** Whoever acts on a case without signing in. */
const visitors: Readonly<Record<string, string>> = {
  crear: 'La persona, por el sitio',
  aportar: 'Quien tiene el enlace privado',
};

/** Who did it, by name where it is known: nobody who signed in did what visitors do, nor what the product does by itself. */
export function authorOf({ kind }: Pick<AnySection, 'kind'>, { accion, email, nombre }: Entry): string {
  const said = nombre || email;
  if (said) return said;
  return (kind === 'submission' && visitors[accion]) || 'El sistema';
}
