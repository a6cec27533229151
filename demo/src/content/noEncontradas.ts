import { sections } from '@coop/domain';
import { at, day } from '../ground/calendar.js';
import type { Seed } from '../ground/seed.js';

const lost = (direccion: string, veces: number, daysAgo: number): Seed => ({
  section: sections['sitio/direcciones-no-encontradas'],
  key: `${direccion} ${daysAgo}`,
  draft: {},
  managed: { direccion, dia: day(-daysAgo), veces, ultimaVez: at(-daysAgo, '16:05') },
  orders: [],
});

/** What visitors asked for and the site lacks. */
export const noEncontradas = (): Seed[] => [
  lost('/creditos/pyme', 21, 1),
  lost('/trabaje-con-nosotros', 12, 1),
  lost('/creditos/pyme', 17, 2),
  lost('/descargas/formulario-apertura.pdf', 8, 3),
  lost('/galeria', 3, 5),
];
