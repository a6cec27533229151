import type { AnySection } from '@coop/domain';

/**
 * Whether a section holds what staff write for everybody to read. Only of such does this browser keep anything by
 * itself: what visitors send, balances, standing orders and users name people.
 */
export const isSiteContent = ({ kind, name }: Pick<AnySection, 'kind' | 'name'>): boolean =>
  kind === 'publication' || (kind === 'record' && name.startsWith('sitio/'));
