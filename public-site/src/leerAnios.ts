import type { SectionName } from '@coop/domain';
import { todayInLaPaz } from '@coop/domain/format';
import type { Leer } from './leer';

/** The years that a list reaches back to, newest first, as options of a filter: from this one to that of its oldest row. */
export async function leerAnios<K extends SectionName>(leer: Leer, section: K, fecha: string, siempre = {}) {
  const { rows } = await leer.lista(section, { filter: siempre, range: [0, 0], sort: [fecha, 'ASC'] });
  const first = Number(String((rows[0] as Record<string, unknown> | undefined)?.[fecha] ?? '').slice(0, 4));
  const last = Number(todayInLaPaz().slice(0, 4));
  if (!first) return [];
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, ago) => String(last - ago)).map(
    (anio) => [anio, anio] as const,
  );
}
