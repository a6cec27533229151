import { managed } from '../../field.js';
import { date } from '../../fields/index.js';

/** From when until when a version holds, in a section of versions. The last day follows from the next one. */
export const periodoDeVersion = () => ({
  vigenteDesde: date('Vigente desde', {
    help: 'Primer día en que rige. Al publicarla, la versión anterior rige hasta el día previo.',
  }),
  vigenteHasta: managed(date('Vigente hasta', { help: 'Lo pone la publicación de la siguiente.' })),
});
