import type { Seed } from '../../seed.js';
import { inicio } from './inicio.js';

/** The texts of every public page. */
export const paginas = (): Seed[] => [inicio()];
