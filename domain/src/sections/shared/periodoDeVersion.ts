import { date, managed } from '../../language/index.js';

/** Accepted years of rate dates, before and after the current one. */
export const YEARS_OF_RATES = [40, 10] as const;

export const versionDesde = () =>
  date('Vigente desde', {
    years: YEARS_OF_RATES,
    help: 'Primer día en que rige. Al publicarla, la versión anterior rige hasta el día previo.',
  });

export const versionHasta = () => managed(date('Vigente hasta', { help: 'Lo pone la publicación de la siguiente.' }));
