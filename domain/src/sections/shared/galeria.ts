import { image, rows, text } from '../../language/index.js';

/** Ordered list of pictures; each file has its own alternative text. */
export const galeria = (label = 'Galería') =>
  rows(label, { imagen: image('Imagen', { required: true }), pie: text('Pie de foto', { max: 200 }) }, { max: 15 });
