import type { Leer, Publicado } from './leer';
import type { CreditoSimulable } from './simulador/tipos';

type Credito = Publicado<'productos/simulador-creditos'>;

/** The loans of one page of the site, or all of them, in the order that staff gave them. */
export async function leerCreditos(leer: Leer, pagina?: Credito['pagina']): Promise<Credito[]> {
  const { rows } = await leer.lista('productos/simulador-creditos', { range: [0, 49], sort: ['orden', 'ASC'] });
  return rows.filter((row) => !pagina || row.pagina === pagina);
}

/** Those that are lent in bolivianos, as the simulator takes them. */
export const simulables = (creditos: readonly Credito[]): CreditoSimulable[] =>
  creditos.flatMap((c) =>
    c.montoMinBob && c.montoMaxBob
      ? {
          id: c.id,
          nombre: c.nombre,
          montoMin: Math.ceil(Number(c.montoMinBob)),
          montoMax: Math.floor(Number(c.montoMaxBob)),
          plazoMin: c.plazoMin,
          plazoMax: c.plazoMax,
          tasaAnual: c.tasaAnual,
          seguroMensual: c.seguroDesgravamenMensual,
        }
      : [],
  );
