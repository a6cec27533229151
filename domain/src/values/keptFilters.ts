import { isPersonal } from '../language/field.js';
import type { AnySection } from '../language/section.js';

/**
 * Whether a section holds what staff write for everybody to read. What visitors send, balances, standing orders and users
 * name people: what outlives a moment keeps nothing of whom somebody looked for there.
 */
export const isSiteContent = ({ kind, name }: Pick<AnySection, 'kind' | 'name'>): boolean =>
  kind === 'publication' || (kind === 'record' && name.startsWith('sitio/'));

/** Whether that part of a list's filter says of nobody who they are: neither a text that was searched nor a personal field. */
export function tellsOfNobody({ fields }: AnySection, name: string): boolean {
  const field = fields[name] ?? fields[name.replace(/_(desde|hasta)$/, '')];
  return field !== undefined && !isPersonal(field);
}

/** Whether a saved view may hold that part of a list's filter: it outlives the data of whoever was looked for. */
export const isKeptInView = (section: AnySection, name: string): boolean =>
  isSiteContent(section) || tellsOfNobody(section, name);
