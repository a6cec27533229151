import type { AnySection } from '../language/section.js';

/** Whether the section's content has a public page. */
export const isPreviewable = (section: AnySection): boolean =>
  section.kind === 'publication' && (section.address !== undefined || 'ruta' in section.fields);

/**
 * Returns the public URL of a row: its own, or that of the page whose text it is. Undefined where no page shows it, or
 * it has no slug yet.
 */
export function publicAddressOf(section: AnySection, row: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof row.ruta === 'string') return row.ruta;
  const { at, sharedPage, byYear, single } = section.publication ?? {};
  if (single) return at;
  if (!at || !row.slug) return undefined;
  if (sharedPage && !byYear) return `${at}#${row.slug}`;
  const year = byYear && row[byYear];
  // From the slug alone, the page redirects to the row's year.
  return year ? `${at}?gestion=${String(year).slice(0, 4)}#${row.slug}` : `${at}/${row.slug}`;
}
