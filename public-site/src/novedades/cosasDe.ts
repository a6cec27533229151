import type { Cosa } from '../componentes/Metadatos';
import type { Publicado } from '../leer';

/** A piece of news as search engines take it, and the event that it announces. */
export function cosasDe(
  novedad: Publicado<'novedades'>,
  absoluta: (path: string) => string,
  entidad: string | undefined,
): Cosa[] {
  const { slug, titulo, resumen, imagen, fechaPublicacion, actualizadoEn, autor, eventoFecha, eventoLugar } = novedad;
  const publisher = { '@type': 'Organization', name: entidad, url: absoluta('/') };
  const shown = { ...(resumen && { description: resumen }), ...(imagen && { image: [absoluta(imagen.url)] }) };
  const noticia: Cosa = {
    '@type': 'NewsArticle',
    headline: titulo,
    datePublished: fechaPublicacion,
    dateModified: actualizadoEn,
    author: autor ? { '@type': 'Organization', name: autor } : publisher,
    publisher,
    mainEntityOfPage: absoluta(`/novedades/${slug}`),
    ...shown,
  };
  if (!eventoFecha) return [noticia];
  const location = { '@type': 'Place', name: eventoLugar, address: eventoLugar };
  return [
    noticia,
    { '@type': 'Event', name: titulo, startDate: eventoFecha, location, organizer: publisher, ...shown },
  ];
}
