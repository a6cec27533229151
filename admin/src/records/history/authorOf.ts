import type { AnySection } from '@coop/domain';

type Entry = { accion: string; email: string | null; nombre: string | null };

/** Labels of unauthenticated actors on a case, by action. */
const visitors: Readonly<Record<string, string>> = {
  crear: 'La persona, por el sitio',
  aportar: 'Quien tiene el enlace privado',
};

/** Returns the author's name or email; otherwise the visitor's label or «El sistema». */
export function authorOf({ kind }: Pick<AnySection, 'kind'>, { accion, email, nombre }: Entry): string {
  const name = nombre || email;
  if (name) return name;
  return (kind === 'submission' && visitors[accion]) || 'El sistema';
}
