import type { ParametrosRcIva } from '@coop/domain/calculators';
import type { ProductoDeAhorro, ProductoDeCredito, TablaDeDepositos } from '@coop/domain/simulations';
import type { Publicado } from './leer';

type Credito = Publicado<'productos/simulador-creditos'>;

/** A loan with the fields that its simulator needs. */
export type SimulableCredito = ProductoDeCredito & Pick<Credito, 'id' | 'slug' | 'nombre' | 'pagina' | 'vigenteDesde'>;

/** The table of term deposits in force, and the tax on their interest. */
export type SimulableDepositos = TablaDeDepositos &
  Pick<Publicado<'productos/depositos-plazo-fijo'>, 'vigenteDesde'> & { rcIva: ParametrosRcIva };

/** A savings account with the fields that its simulator needs. */
export type SimulableAhorro = ProductoDeAhorro & Pick<Publicado<'productos/caja-ahorro'>, 'slug' | 'nombre'>;
