import { todayInLaPaz } from '@coop/domain/format';
import type { Leer } from '../reading/leer';
import type { Row } from '../sections/tarifario/line';
import { readVersion } from '../sections/tarifario/readVersion';
import { withoutAccents } from '../wording/withoutAccents';

/** Which rows of the tarifario are about something: those of these groups whose concept has one of these words. */
export type Subject = { groups: readonly Row['grupo'][]; words: readonly string[] };
/** What the tarifario in force says that something costs. */
export type CurrentCosts = { rows: Row[]; group: Row['grupo']; vigenteDesde: string };

/** Read from the tarifario in force, which is the only place that says it. Null while there is none. */
export async function readCosts(leer: Leer, subject: Subject, signal: AbortSignal): Promise<CurrentCosts | null> {
  const version = await readVersion(leer, { slug: undefined, fecha: undefined }, signal);
  if (!version) return null;
  const rows = version.filas.filter(
    ({ grupo, concepto }) =>
      subject.groups.includes(grupo) && subject.words.some((word) => withoutAccents(concepto).includes(word)),
  );
  const group = rows[0]?.grupo ?? subject.groups[0] ?? 'comisiones';
  return { rows, group: group, vigenteDesde: version.vigenteDesde ?? todayInLaPaz() };
}
