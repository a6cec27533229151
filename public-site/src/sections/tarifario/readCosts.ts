import { todayInLaPaz } from '@coop/domain/format';
import type { Leer } from '../../reading/leer';
import { withoutAccents } from '../../wording/withoutAccents';
import type { Row } from './line';
import { readVersion } from './readVersion';

/** A selection of rows of the tarifario: those of these groups whose concept contains one of these words. */
export type Subject = { groups: readonly Row['grupo'][]; words: readonly string[] };
export type CurrentCosts = { rows: Row[]; group: Row['grupo']; vigenteDesde: string };

/** Reads the costs from the tarifario in force, their only source. Null when there is none. */
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
