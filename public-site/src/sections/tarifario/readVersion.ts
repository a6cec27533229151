import { todayInLaPaz } from '@coop/domain/format';
import { data } from 'react-router-dom';
import type { Leer, Publicado } from '../../reading/leer';

const SECTION = 'institucional/tarifario';
export type Version = Publicado<typeof SECTION>;

/** Includes past versions, never future ones. */
export const always = { vigencia: ['vigente', 'finalizado'] };

/** Returns the version of an address or date, else the current one. Throws 404 if unknown. */
export async function readVersion(
  leer: Leer,
  { slug, fecha }: { slug: string | undefined; fecha: string | undefined },
  signal: AbortSignal,
): Promise<Version | undefined> {
  if (slug) {
    const version = await leer.uno(SECTION, slug, signal);
    if (!version) throw data(null, { status: 404 });
    return version;
  }
  const first = { sort: ['vigenteDesde', 'DESC'], range: [0, 0] } as const;
  if (!fecha) return (await leer.filas(SECTION, first, signal))[0];
  const [version] = await leer.filas(SECTION, { ...first, filter: { ...always, vigenteDesde_hasta: fecha } }, signal);
  return version && (version.vigenteHasta === null || version.vigenteHasta >= fecha) ? version : undefined;
}

/** Returns the date in the address; undefined for a future one, whose version is not known yet. */
export function dateFromUrl(request: Request): string | undefined {
  const date = new URL(request.url).searchParams.get('fecha') ?? '';
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date));
  return isDay && date <= todayInLaPaz() ? date : undefined;
}
