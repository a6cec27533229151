/** Webhook event types, one per class of row action. */
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

/** Event type of a test delivery. */
export const PRUEBA = 'prueba';

/**
 * Returns the transmitted event type: `institucional/bienes-adjudicados` and `publicar` give
 * `institucional.bienes_adjudicados.publicar`.
 */
export const typeOfEvent = (section: string, action: string): string =>
  `${section}/${action}`.replaceAll('/', '.').replaceAll('-', '_');
