import { todayInLaPaz } from '@coop/domain/format';
import type { Leer } from '../leer';
import { sinTildes } from '../sinTildes';
import type { Fila } from '../tarifario/fila';
import { leerVersion } from '../tarifario/leerVersion';

/** Which rows of the tarifario are about something: those of these groups whose concept has one of these words. */
export type Asunto = { grupos: readonly Fila['grupo'][]; palabras: readonly string[] };
/** What the tarifario in force says that something costs. */
export type CostosVigentes = { filas: Fila[]; grupo: Fila['grupo']; vigenteDesde: string };

/** Read from the tarifario in force, which is the only place that says it. Null while there is none. */
export async function leerCostos(leer: Leer, asunto: Asunto, signal: AbortSignal): Promise<CostosVigentes | null> {
  const version = await leerVersion(leer, { slug: undefined, fecha: undefined }, signal);
  if (!version) return null;
  const filas = version.filas.filter(
    ({ grupo, concepto }) =>
      asunto.grupos.includes(grupo) && asunto.palabras.some((palabra) => sinTildes(concepto).includes(palabra)),
  );
  const grupo = filas[0]?.grupo ?? asunto.grupos[0] ?? 'comisiones';
  return { filas, grupo, vigenteDesde: version.vigenteDesde ?? todayInLaPaz() };
}
