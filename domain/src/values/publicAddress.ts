import type { AnySection } from '../language/section.js';

/** Whether what the section publishes stands somewhere on the site. */
export const isPreviewable = (section: AnySection): boolean =>
  section.kind === 'publication' && (section.address !== undefined || 'ruta' in section.fields);

/** Where visitors find a row: its own address, or that of the page whose text it is. Undefined where none shows it, or it has none yet. */
export function publicAddressOf(section: AnySection, row: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof row.ruta === 'string') return row.ruta;
  const { at, together, byYear, single } = section.publication ?? {};
  if (single) return at;
  if (!at || !row.slug) return undefined;
  if (together && !byYear) return `${at}#${row.slug}`;
  const year = byYear && row[byYear];
  // Where only the slug is known, the page's own address for it leads to its year.
  return year ? `${at}?gestion=${String(year).slice(0, 4)}#${row.slug}` : `${at}/${row.slug}`;
}
