import type { ParametrosRcIva } from '@coop/domain/calculators';
import { rcIvaOf } from '@coop/domain/sections/parametros/rcIvaOf';
import type { ProductoDeAhorro, ProductoDeCredito, TablaDeDepositos } from '@coop/domain/simulations';
import type { Leer, Publicado } from './leer';

type Credito = Publicado<'productos/simulador-creditos'>;

export type SimulableCredito = ProductoDeCredito & Pick<Credito, 'id' | 'slug' | 'nombre' | 'pagina' | 'vigenteDesde'>;

export type SimulableDepositos = TablaDeDepositos &
  Pick<Publicado<'productos/depositos-plazo-fijo'>, 'vigenteDesde'> & { rcIva: ParametrosRcIva };

export type SimulableAhorro = ProductoDeAhorro & Pick<Publicado<'productos/caja-ahorro'>, 'slug' | 'nombre'>;

export type Caja = Publicado<'productos/caja-ahorro'>;

export function readCajas(leer: Leer): Promise<Caja[]> {
  return leer.filas('productos/caja-ahorro', { range: [0, 49], sort: ['orden', 'ASC'] });
}

export const simulableCajas = (cajas: readonly Caja[]): SimulableAhorro[] =>
  cajas.map(({ slug, nombre, tasas, capitalizacion, publico }) => ({ slug, nombre, tasas, capitalizacion, publico }));

export type Parametros = Publicado<'sitio/parametros'>;

/** Reads the regulatory parameters in force; undefined where there are none. */
export async function readParametros(leer: Leer): Promise<Parametros | undefined> {
  const [parametros] = await leer.filas('sitio/parametros', { range: [0, 0], sort: ['vigenteDesde', 'DESC'] });
  return parametros;
}

export type DepositosTable = Publicado<'productos/depositos-plazo-fijo'>;

/** Reads the table of term deposits in force: the latest one already effective. */
export async function readDepositos(leer: Leer): Promise<DepositosTable | undefined> {
  const [table] = await leer.filas('productos/depositos-plazo-fijo', {
    range: [0, 0],
    sort: ['vigenteDesde', 'DESC'],
  });
  return table;
}

/** Maps a table to the fields that its simulator needs, with the tax in force. */
export const simulableOf = (
  { filas, montoMinimoBob, montoMinimoUsd, vigenteDesde }: DepositosTable,
  parametros: Parametros,
): SimulableDepositos => ({
  filas,
  montoMinimoBob,
  montoMinimoUsd,
  vigenteDesde,
  rcIva: rcIvaOf(parametros),
});

export type TasasDeReferencia = Publicado<'sitio/tasas-de-referencia'>;

const MAX_MONTHS = 12;

/** Reads the reference rates in force; null where there are none. */
export async function readTre(leer: Leer): Promise<TasasDeReferencia | null> {
  const [tre] = await leer.filas('sitio/tasas-de-referencia', { range: [0, 0], sort: ['vigenteDesde', 'DESC'] });
  return tre ?? null;
}

/** Reads the reference rates of the last months, newest first, including those in force. */
export function readTreByMonth(leer: Leer): Promise<TasasDeReferencia[]> {
  return leer.filas('sitio/tasas-de-referencia', {
    filter: { vigencia: ['vigente', 'finalizado'] },
    range: [0, MAX_MONTHS - 1],
    sort: ['vigenteDesde', 'DESC'],
  });
}
