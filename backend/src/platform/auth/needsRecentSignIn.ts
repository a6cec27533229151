import type { AnySection } from '@coop/domain';
import type { Access } from './access.js';

/**
 * Returns whether a route needs a recent sign-in: it grants access, exports restricted data, or deletes permanently.
 * Only then the users store and the sign-in service are read without a cache.
 */
export function needsRecentSignIn(access: Exclude<Access, 'public'>, method: string): boolean {
  if (typeof access === 'string' || 'entry' in access) return false;
  const { action, section, answers } = access;
  const isWrite = !['GET', 'HEAD'].includes(method);
  return (
    (isWrite && grantsAccess(section)) ||
    (action === 'exportar' && section.kind !== 'publication') ||
    answers === 'loss'
  );
}

/** Sections that give access to people or systems, or send them changes. */
const grantsAccess = ({ name }: AnySection) =>
  ['usuarios', 'sitio/accesos-de-sistemas', 'sitio/avisos-a-sistemas'].includes(name);
