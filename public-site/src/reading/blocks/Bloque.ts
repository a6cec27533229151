import type { Holiday } from '@coop/domain/calendar';
import type { cardOf } from '../cardOf';
import type { Publicado } from '../leer';
import type { SimulableCredito, SimulableDepositos } from '../simulables';

/** A block as staff wrote it. */
export type Escrito = Publicado<'sitio/paginas'>['bloques'][number];

/** A block with the content that it references elsewhere on the site. */
export type Bloque = Escrito & { llamado: Llamado | null };

/** The content that a block references elsewhere on the site. */
export type Llamado =
  | { que: 'pagina'; href: string; titulo: string; texto: string | null }
  | { que: 'tarjetas'; href: string; todas: string; tarjetas: readonly Tarjeta[] }
  | { que: 'agencias'; agencias: readonly Publicado<'sitio/agencias'>[]; feriados: readonly Holiday[] }
  | { que: 'credito'; creditos: readonly SimulableCredito[]; hoy: string }
  | { que: 'deposito'; table: SimulableDepositos; hoy: string };

type Tarjeta = ReturnType<typeof cardOf> & { href: string };
