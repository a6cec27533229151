import { sections } from '@coop/domain';
import { idOf, recording, type Seed } from '../ground/seed.js';

const record = recording(sections['sitio/publicaciones-conjuntas']);

/** A release that comercial composes: next quarter's deposit rates with their price list. */
export const publicacionesConjuntas = (): Seed[] => [
  record('tasas-del-proximo-trimestre', {
    titulo: 'Tasas del próximo trimestre',
    nota: 'Propuesta del Comité de Activos y Pasivos: las tasas y su tarifario salen el mismo día.',
    registros: [
      {
        seccion: 'institucional/tarifario',
        registro: idOf('institucional/tarifario', 'tarifario-en-estudio'),
      },
      {
        seccion: 'productos/depositos-plazo-fijo',
        registro: idOf('productos/depositos-plazo-fijo', 'tasas-dpf-en-preparacion'),
      },
    ],
  }),
];
