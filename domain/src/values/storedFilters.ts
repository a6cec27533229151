import { isPersonal } from '../language/field.js';
import type { AnySection } from '../language/section.js';

/**
 * Whether a section holds public or site content. Other sections contain personal data, so stored filters on them must
 * not name a person.
 */
export const isSiteContent = ({ kind, name }: Pick<AnySection, 'kind' | 'name'>): boolean =>
  kind === 'publication' || (kind === 'record' && name.startsWith('sitio/'));

/** Whether a filter entry identifies nobody: it is neither a text search nor on a personal field. */
export function isImpersonalFilter({ fields }: AnySection, name: string): boolean {
  const field = fields[name] ?? fields[name.replace(/_(desde|hasta)$/, '')];
  return field !== undefined && !isPersonal(field);
}

/** Whether a saved view may store a filter entry; views outlive the personal data that the filter could name. */
export const isStorableInView = (section: AnySection, name: string): boolean =>
  isSiteContent(section) || isImpersonalFilter(section, name);
