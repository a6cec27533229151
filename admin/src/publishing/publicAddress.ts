import type { AnySection } from '@coop/domain';

/** Where visitors read a publication, once it is live; undefined for what has no page of its own. */
export function publicAddress(section: AnySection, row: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof row.ruta === 'string') return row.ruta;
  if (section.kind !== 'publication' || !section.publicPath || !row.slug) return undefined;
  return `${section.publicPath}/${encodeURIComponent(String(row.slug))}`;
}
