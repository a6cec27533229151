import type { Publicado } from '../leer';

/** Of several announcements, newest first, the one that visitors get: the most urgent, then the newest. */
export const masUrgente = (rows: readonly Publicado<'comunicados'>[]): Publicado<'comunicados'> | undefined =>
  rows.find(({ prioridad }) => prioridad === 'urgente') ?? rows[0];
