export const eventos = {
  crear: 'Se registra',
  cambiar: 'Cambia',
  publicar: 'Se publica',
  archivar: 'Deja de publicarse',
  eliminar: 'Se elimina',
} as const;

export type Evento = keyof typeof eventos;

/** Returns the event type of an action; actions without their own type count as changes. */
export const eventoOf = (action: string): Evento => (Object.hasOwn(eventos, action) ? (action as Evento) : 'cambiar');

/** Name of the exchange rates among the sections of webhooks, although they are no section. */
export const COTIZACION = 'cotizacion';

/** Paths under `/api/` that differ from `section/row`: a balances batch, and the exchange rates in force. */
const paths: Readonly<Record<string, (row: string) => string>> = {
  saldos: (lote) => `saldos/lotes/${lote}`,
  [COTIZACION]: () => COTIZACION,
};

/** Returns the path under `/api/` at which a receiver reads what an event is about. */
export const pathOfEvent = (section: string, row: string): string => paths[section]?.(row) ?? `${section}/${row}`;

export const PRUEBA = 'prueba';

/** `institucional/bienes-adjudicados`, `publicar` → `institucional.bienes_adjudicados.publicar`. */
export const typeOfEvent = (section: string, action: string): string =>
  `${section}/${action}`.replaceAll('/', '.').replaceAll('-', '_');
