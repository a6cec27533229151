import { sections } from '@coop/domain';
import { recording, type Seed } from '../ground/seed.js';

const record = recording(sections['sitio/redirecciones']);

const moved: [desde: string, hacia: string][] = [
  ['/nosotros', '/institucional/resena-historica'],
  ['/nosotros/directorio', '/institucional/gobierno-corporativo'],
  ['/ahorros', '/productos/caja-ahorro'],
  ['/dpf', '/productos/depositos-plazo-fijo'],
  ['/sucursales', '/contactanos/agencias'],
];

/** Addresses of the site of before. */
export const redirecciones = (): Seed[] =>
  moved.map(([desde, hacia]) => record(desde, { desde, hacia, nota: 'Del sitio anterior' }));
