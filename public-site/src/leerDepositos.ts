import type { Leer, Publicado } from './leer';
import type { PlazoSimulable } from './simulador/tipos';

export type TablaDepositos = Publicado<'productos/depositos-plazo-fijo'>;

/** The table of term deposits in force: the latest that has begun. */
export async function leerDepositos(leer: Leer): Promise<TablaDepositos | undefined> {
  const { rows } = await leer.lista('productos/depositos-plazo-fijo', {
    range: [0, 0],
    sort: ['vigenteDesde', 'DESC'],
  });
  return rows[0];
}

/** Its rows in bolivianos for people, as the simulator takes them. */
export const plazosSimulables = (tabla: TablaDepositos | undefined): PlazoSimulable[] =>
  (tabla?.filas ?? [])
    .filter(({ moneda, tipoPersona }) => moneda === 'BOB' && tipoPersona !== 'juridica')
    .map(({ plazoDesdeDias, plazoHastaDias, montoDesde, montoHasta, tasaAnual }) => ({
      desde: plazoDesdeDias,
      hasta: plazoHastaDias,
      montoDesde: Math.ceil(Number(montoDesde)),
      montoHasta: montoHasta === null ? null : Math.floor(Number(montoHasta)),
      tasaAnual,
    }));
