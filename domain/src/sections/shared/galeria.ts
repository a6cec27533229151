import { image, rows, text } from '../../language/index.js';

/** Pictures in the order in which they are shown; each one's alternative text is the file's own. */
export const galeria = (label = 'Galería') =>
  rows(label, { imagen: image('Imagen', { required: true }), pie: text('Pie de foto', { max: 200 }) }, { max: 15 });
