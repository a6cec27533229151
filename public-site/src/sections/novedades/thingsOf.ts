import type { Publicado } from '../../reading/leer';
import type { Thing } from '../../ui/page/Metadata';

/** A piece of news as search engines take it, and the event that it announces. */
export function thingsOf(
  novedad: Publicado<'novedades'>,
  absolute: (path: string) => string,
  entidad: string | undefined,
): Thing[] {
  const { slug, titulo, resumen, imagen, fechaPublicacion, actualizadoEn, autor, eventoFecha, eventoLugar } = novedad;
  const publisher = { '@type': 'Organization', name: entidad, url: absolute('/') };
  const shown = { ...(resumen && { description: resumen }), ...(imagen && { image: [absolute(imagen.url)] }) };
  const noticia: Thing = {
    '@type': 'NewsArticle',
    headline: titulo,
    datePublished: fechaPublicacion,
    dateModified: actualizadoEn,
    author: autor ? { '@type': 'Organization', name: autor } : publisher,
    publisher,
    mainEntityOfPage: absolute(`/novedades/${slug}`),
    ...shown,
  };
  if (!eventoFecha) return [noticia];
  const location = { '@type': 'Place', name: eventoLugar, address: eventoLugar };
  return [
    noticia,
    { '@type': 'Event', name: titulo, startDate: eventoFecha, location, organizer: publisher, ...shown },
  ];
}
