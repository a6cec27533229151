import { date, managed } from '../../language/index.js';

/** From when a version holds, in a section of versions. */
export const versionDesde = () =>
  date('Vigente desde', {
    help: 'Primer día en que rige. Al publicarla, la versión anterior rige hasta el día previo.',
  });

/** Until when: it follows from the next one. */
export const versionHasta = () => managed(date('Vigente hasta', { help: 'Lo pone la publicación de la siguiente.' }));
