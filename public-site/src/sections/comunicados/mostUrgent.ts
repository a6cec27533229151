import type { Publicado } from '../../reading/leer';

/** Of several announcements, newest first, the one that visitors get: the most urgent, then the newest. */
export const mostUrgent = (rows: readonly Publicado<'comunicados'>[]): Publicado<'comunicados'> | undefined =>
  rows.find(({ prioridad }) => prioridad === 'urgente') ?? rows[0];
