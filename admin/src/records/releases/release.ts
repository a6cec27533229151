import { type AnySection, findSection, formatLongDateTime } from '@coop/domain';
import type { Conjunta } from '@coop/domain/answers';

/** Section of the releases. */
export const RELEASES = 'sitio/publicaciones-conjuntas';

export const releasesSection = findSection(RELEASES) as AnySection;

/** Row of a release. */
export type ReleaseItem = Conjunta['registros'][number] & { motivo?: string | null };

/** Panel address of a release. */
export const releasePath = (id: string | number): string => `/administrador/${RELEASES}/${id}`;

export const sectionOfItem = ({ seccion }: Pick<ReleaseItem, 'seccion'>): AnySection =>
  findSection(seccion) as AnySection;

/** Formats a number of rows: «1 registro», «3 registros». */
export const countRows = (count: number): string => (count === 1 ? '1 registro' : `${count} registros`);

type ScheduledRelease = { estado: string; publicaEn: string | null };

/** Formats when a release comes out, as the end of a sentence. */
export function formatMoment({ estado, publicaEn }: ScheduledRelease): string {
  if (!publicaEn) return estado === 'enviada' ? 'en cuanto se apruebe' : 'ahora';
  return `el ${formatLongDateTime(publicaEn)}`;
}
