import type { Seed } from '../../ground/seed.js';
import { ahorroYCreditos } from './ahorroYCreditos.js';
import { contactanos } from './contactanos.js';
import { generales } from './generales.js';
import { inicio } from './inicio.js';
import { institucional } from './institucional.js';
import { productos } from './productos.js';
import { servicios } from './servicios.js';
import { versiones } from './versiones.js';

/** The texts of every public page; the home page is the last. */
export const paginas = (): Seed[] => [
  ...institucional(),
  ...servicios(),
  ...versiones(),
  ...ahorroYCreditos(),
  ...productos(),
  ...contactanos(),
  ...generales(),
  inicio(),
];
