import { sections } from '@coop/domain';
import { starterSituations } from '@coop/domain/sections/necesito/starterSituations';
import { publishing, type Seed } from '../../ground/seed.js';

const { published, draft } = publishing(sections['sitio/necesito']);

/** What every installation starts with, published; and one that is still being written. */
export const necesito = (): Seed[] => [
  ...starterSituations.map(({ slug, ...situation }) => published(slug, situation)),
  draft('olvide-mi-clave', {
    titulo: 'Olvidé mi clave',
    resumen: 'La cambia usted, en una agencia y con su carnet.',
    pasos: ['Vaya a una agencia con su carnet y su tarjeta.', 'Elija una clave nueva: nadie más debe verla.'],
    telefonos: ['linea', 'agencia'],
    aMano: ['Su carnet', 'Su tarjeta'],
    enlaces: [{ texto: 'Agencias abiertas', ruta: '/contactanos/agencias' }],
    escriben: 'olvidé clave\nolvidé pin\ncambiar clave',
    orden: 7,
  }),
];
