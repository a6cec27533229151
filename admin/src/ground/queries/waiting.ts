import type { Figure } from '@coop/domain/answers';

const order = ['urgente', 'pronto', 'pendiente'];

/** Figures that ask for something, the most pressing first. */
export const waiting = (figures: readonly Figure[]): Figure[] =>
  figures
    .filter(({ tono, cantidad }) => cantidad > 0 && tono !== 'referencia')
    .sort((a, b) => order.indexOf(a.tono) - order.indexOf(b.tono));

/** What every publication may wait for: those stand together in one table. */
export const ofContent = ['borradores', 'con_cambios', 'por_vencer'];
