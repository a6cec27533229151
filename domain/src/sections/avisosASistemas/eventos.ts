/** What other systems may be told of a row, by classes of what is done to it. */
export const eventos = {
  crear: 'Se registra',
  cambiar: 'Cambia',
  publicar: 'Se publica',
  archivar: 'Deja de publicarse',
  eliminar: 'Se elimina',
} as const;

export type Evento = keyof typeof eventos;

/** The class of an action: whatever has none of its own changes the row. */
export const eventoOf = (action: string): Evento => (Object.hasOwn(eventos, action) ? (action as Evento) : 'cambiar');

/** What is told when somebody only tries whether they are heard. */
export const PRUEBA = 'prueba';

/** The type of an event as it travels: `institucional/bienes-adjudicados` and `publicar` are `institucional.bienes_adjudicados.publicar`. */
export const typeOfEvent = (section: string, action: string): string =>
  `${section}/${action}`.replaceAll('/', '.').replaceAll('-', '_');
