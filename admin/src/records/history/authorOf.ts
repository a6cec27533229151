import type { AnySection } from '@coop/domain';

type Entry = { accion: string; email: string | null; nombre: string | null };

type Author = Pick<AnySection, 'kind'> & Partial<Pick<AnySection, 'submission'>>;

/** Labels of unauthenticated actors on a case, by action. */
const visitors: Readonly<Record<string, string>> & { aportar: string } = {
  crear: 'La persona, por el sitio',
  aportar: 'Quien tiene el enlace privado',
};

/** Returns the author's name or email; otherwise the visitor's label or «El sistema». */
export function authorOf({ kind, submission }: Author, { accion, email, nombre }: Entry): string {
  const name = nombre || email;
  if (name) return name;
  if (accion === submission?.tracking?.cancel?.order) return visitors.aportar;
  return (kind === 'submission' && visitors[accion]) || 'El sistema';
}
