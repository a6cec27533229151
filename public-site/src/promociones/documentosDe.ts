import type { Documento } from '../componentes/ListaDocumentos';
import type { Publicado } from '../leer';

/** The documents of a promotion, each with the day on which it was put up. */
export const documentosDe = ({ basesPdf, ganadoresPdf }: Publicado<'promociones'>): Documento[] =>
  [
    { titulo: 'Bases de la promoción', archivo: basesPdf },
    { titulo: 'Acta de ganadores', archivo: ganadoresPdf },
  ].flatMap(({ titulo, archivo }) => (archivo ? [{ titulo, archivo, fecha: archivo.creadoEn }] : []));
