import { image, rows, text } from '../../language/index.js';

export const galeria = (label = 'Galería') =>
  rows(label, { imagen: image('Imagen', { required: true }), pie: text('Pie de foto', { max: 200 }) }, { max: 15 });
