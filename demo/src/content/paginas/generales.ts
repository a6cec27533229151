import { privacyPage } from '@coop/domain/privacidad';
import type { Seed } from '../../ground/seed.js';
import { p, page, texto } from './page.js';

export const generales = (): Seed[] => [
  page(
    '/promociones',
    'Promociones',
    'Ofertas con principio y fin, y con sus condiciones completas.',
    texto(null, p('Lea las condiciones antes de participar. Entidad supervisada por ASFI.')),
  ),
  page(
    '/novedades',
    'Novedades',
    'Lo que pasa en la cooperativa y lo que conviene saber.',
    texto(null, p('Noticias, talleres y consejos para su economía.')),
  ),
  page(
    privacyPage.href,
    privacyPage.label,
    'Qué guardamos de lo que nos envía, por cuánto tiempo, y qué puede pedirnos.',
  ),
];
