import type { Bloque } from './Bloque';

/** What each kind of block needs; the others are words, which are there or not. */
const needs: Partial<Record<Bloque['tipo'], (bloque: Bloque) => unknown>> = {
  tabla: ({ filas }) => filas.length > 1,
  imagen: ({ imagen, texto }) => imagen ?? texto,
  llamada: ({ llamado }) => llamado,
  video: ({ video }) => video,
  tarjetas: ({ llamado }) => llamado,
  agencias: ({ llamado }) => llamado,
  mapa: ({ llamado }) => llamado,
  simulador: ({ llamado }) => llamado,
  formulario: ({ llamado }) => llamado,
};

/** Whether a block has what it is for: a title over nothing is worse than nothing. */
export const canBeDrawn = (bloque: Bloque): boolean => Boolean(needs[bloque.tipo]?.(bloque) ?? !needs[bloque.tipo]);
