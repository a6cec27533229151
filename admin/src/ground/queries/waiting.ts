import type { Figure } from '@coop/domain/answers';

const order = ['urgente', 'pronto', 'pendiente'];

/** Filters the figures that need action, most urgent first. */
export const waiting = (figures: readonly Figure[]): Figure[] =>
  figures
    .filter(({ tono, cantidad }) => cantidad > 0 && tono !== 'referencia')
    .sort((a, b) => order.indexOf(a.tono) - order.indexOf(b.tono));

/** Figures common to all publications, shown in one table. */
export const ofContent = ['borradores', 'con_cambios', 'por_vencer'];
