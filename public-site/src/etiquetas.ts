import type { Publicado } from './leer';

// What visitors read for each stored value. The sections say the same to staff, but they bring the validation library
// along, which no page that only reads should have to download. A missing value does not compile.

export const categorias: Record<Publicado<'novedades'>['categoria'], string> = {
  institucional: 'Institucional',
  socios: 'Socios',
  educacion_financiera: 'Educación financiera',
  productos: 'Productos',
  prensa: 'Prensa',
  eventos: 'Eventos',
};
