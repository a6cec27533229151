import type { Publicado } from '../../reading/leer';
import type { FileDocument } from '../../ui/documents/DocumentList';

/** The documents of a promotion, each with the day on which it was put up. */
export const documentsOf = ({ basesPdf, ganadoresPdf }: Publicado<'promociones'>): FileDocument[] =>
  [
    { titulo: 'Bases de la promoción', archivo: basesPdf },
    { titulo: 'Acta de ganadores', archivo: ganadoresPdf },
  ].flatMap(({ titulo, archivo }) => (archivo ? [{ titulo, archivo, fecha: archivo.creadoEn }] : []));
