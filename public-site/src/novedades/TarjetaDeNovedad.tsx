import { formatDate } from '@coop/domain/format';
import { Etiqueta } from '../componentes/Etiqueta';
import { Tarjeta } from '../componentes/Tarjeta';
import { categorias } from '../etiquetas';
import type { Publicado } from '../leer';

export type Noticia = Pick<
  Publicado<'novedades'>,
  'slug' | 'titulo' | 'resumen' | 'categoria' | 'fechaPublicacion' | 'imagen' | 'destacado'
>;

/** Of a piece of news, what its card shows. */
export const noticiaDe = (novedad: Publicado<'novedades'>): Noticia => {
  const { slug, titulo, resumen, categoria, fechaPublicacion, imagen, destacado } = novedad;
  return { slug, titulo, resumen, categoria, fechaPublicacion, imagen, destacado };
};

/** A piece of news in a list. */
export const TarjetaDeNovedad = ({ noticia, nivel }: { noticia: Noticia; nivel: 2 | 3 }) => (
  <Tarjeta
    titulo={noticia.titulo}
    href={`/novedades/${noticia.slug}`}
    nivel={nivel}
    imagen={noticia.imagen}
    antes={
      <>
        <Etiqueta>{categorias[noticia.categoria]}</Etiqueta>
        {noticia.destacado && <Etiqueta tono="oro">Destacada</Etiqueta>}
        <time dateTime={noticia.fechaPublicacion}>{formatDate(noticia.fechaPublicacion)}</time>
      </>
    }
  >
    {noticia.resumen}
  </Tarjeta>
);
