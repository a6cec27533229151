import { offeredTimes } from '@coop/domain/sections/turnos/offeredTimes';
import type { Leer, Publicado } from '../../reading/leer';

/** Maximum rows of one public request. */
const MAX_ROWS = 200;

export type FreeAgencia = Pick<Publicado<'sitio/agencias'>, 'id' | 'nombre' | 'direccion' | 'municipio'> & {
  /** Instants (ISO) of its free turns, in order. */
  libres: readonly string[];
};

/** Reads the agencies that have free turns. */
export async function readFreeTimes(leer: Leer): Promise<FreeAgencia[]> {
  const [agencias, feriados, tomados] = await Promise.all([
    leer.filas('sitio/agencias', { range: [0, MAX_ROWS - 1] }),
    leer.feriados(),
    leer.turnosTomados(),
  ]);
  const taken = new Set(tomados.map(({ agencia, cuando }) => `${agencia} ${cuando}`));
  return agencias.flatMap((agencia) => {
    const { id, nombre, direccion, municipio } = agencia;
    const libres = offeredTimes(agencia, feriados, new Date()).filter((cuando) => !taken.has(`${id} ${cuando}`));
    return libres.length > 0 ? [{ id, nombre, direccion, municipio, libres }] : [];
  });
}
