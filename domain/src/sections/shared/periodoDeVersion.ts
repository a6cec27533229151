import { date, managed } from '../../language/index.js';

/** Rates of longer ago are no longer typed, and none is known so long before. */
export const YEARS_OF_RATES = [40, 10] as const;

/** From when a version holds, in a section of versions. */
export const versionDesde = () =>
  date('Vigente desde', {
    years: YEARS_OF_RATES,
    help: 'Primer día en que rige. Al publicarla, la versión anterior rige hasta el día previo.',
  });

/** Until when: it follows from the next one. */
export const versionHasta = () => managed(date('Vigente hasta', { help: 'Lo pone la publicación de la siguiente.' }));
