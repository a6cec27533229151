import type { AnySection } from '@coop/domain';
import type { Access } from './access.js';

/**
 * Whether a route asks for a password given a few minutes ago: it gives somebody access, takes out what is not for everybody
 * to read, or erases for ever. Only there the users store and the sign-in service are asked anew.
 */
export function needsRecentSignIn(access: Exclude<Access, 'public'>, method: string): boolean {
  if (typeof access === 'string' || 'entry' in access) return false;
  const { action, section, answers } = access;
  const isWrite = !['GET', 'HEAD'].includes(method);
  return (
    (isWrite && givesAccess(section)) || (action === 'exportar' && section.kind !== 'publication') || answers === 'loss'
  );
}

/** What gives somebody, or another system, access, or tells it what changes. */
const givesAccess = ({ name }: AnySection) =>
  ['usuarios', 'sitio/accesos-de-sistemas', 'sitio/avisos-a-sistemas'].includes(name);
