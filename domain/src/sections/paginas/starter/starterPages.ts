import { generales } from './generales.js';
import { institucional } from './institucional.js';
import type { StarterPage } from './page.js';
import { productos } from './productos.js';
import { servicios } from './servicios.js';
import { transparencia } from './transparencia.js';

/** The pages that an installation begins with, as drafts to adapt: no fact of any entity, and a place for each that is missing. */
export const starterPages: readonly StarterPage[] = [
  ...generales,
  ...institucional,
  ...servicios,
  ...productos,
  ...transparencia,
];
