import { withTre } from '@coop/domain/simulations';
import type { Leer, Publicado } from './leer';
import { readTre, type SimulableCredito } from './simulables';

export type Credito = Publicado<'productos/simulador-creditos'>;

/** Reads the loans, in the staff's order, with the TRe in force. */
export async function readCreditos(leer: Leer): Promise<Credito[]> {
  const [creditos, tre] = await Promise.all([
    leer.filas('productos/simulador-creditos', { range: [0, 49], sort: ['orden', 'ASC'] }),
    readTre(leer),
  ]);
  return creditos.map((credito) => withTre(credito, tre));
}

/** Maps loans to the fields that their simulator needs: the page embeds this data. */
export const simulables = (creditos: readonly Credito[]): SimulableCredito[] =>
  creditos.map((c) => ({
    id: c.id,
    slug: c.slug,
    nombre: c.nombre,
    pagina: c.pagina,
    vigenteDesde: c.vigenteDesde,
    monedas: c.monedas,
    montoMinBob: c.montoMinBob,
    montoMaxBob: c.montoMaxBob,
    montoMinUsd: c.montoMinUsd,
    montoMaxUsd: c.montoMaxUsd,
    plazoMin: c.plazoMin,
    plazoMax: c.plazoMax,
    graciaMaxMeses: c.graciaMaxMeses,
    tipoTasa: c.tipoTasa,
    tasaAnual: c.tasaAnual,
    periodoFijoMeses: c.periodoFijoMeses,
    spread: c.spread,
    treReferencia: c.treReferencia,
    sistemas: c.sistemas,
    frecuencias: c.frecuencias,
    seguroDesgravamenMensual: c.seguroDesgravamenMensual,
    otrosCargos: c.otrosCargos,
  }));
