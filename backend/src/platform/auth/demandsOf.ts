import type { AnySection } from '@coop/domain';
import type { Access } from './access.js';

/** What a request asks of a session, besides a good token. */
export type Demands = {
  /** That the sign-in service says now, not a moment ago, that the session still stands; and what the users store says now. */
  readonly confirmed: boolean;
  /** That the password was given a few minutes ago. */
  readonly recent: boolean;
};

/**
 * Follows from who may call the route. Only readings of lists and rows may rest on what was known a moment ago: writes,
 * files, exports, balances and whoever has access ask anew. Who touches that, takes out what is not for everybody to read, or erases for
 * ever, shows first that it is still they who sit there.
 */
export function demandsOf(access: Exclude<Access, 'public'>, method: string): Demands {
  if (typeof access === 'string' || 'entry' in access) return { confirmed: true, recent: false };
  const writing = !['GET', 'HEAD'].includes(method);
  const { action, section, answers } = access;
  return {
    confirmed: writing || action !== 'leer' || answers === 'file' || givesAccess(section) || section.name === 'saldos',
    recent:
      (writing && givesAccess(section)) ||
      (action === 'exportar' && section.kind !== 'publication') ||
      answers === 'loss',
  };
}

/** What gives somebody, or another system, access, or tells it what changes. */
const givesAccess = ({ name }: AnySection) =>
  ['usuarios', 'sitio/accesos-de-sistemas', 'sitio/avisos-a-sistemas'].includes(name);
