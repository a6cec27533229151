import type { Publicado } from '../../reading/leer';

/** Returns the announcement to show, from a list sorted newest first: the first urgent one, else the newest. */
export const mostUrgent = (rows: readonly Publicado<'comunicados'>[]): Publicado<'comunicados'> | undefined =>
  rows.find(({ prioridad }) => prioridad === 'urgente') ?? rows[0];
