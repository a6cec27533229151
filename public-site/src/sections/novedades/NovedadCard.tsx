import { formatDate } from '@coop/domain/format';
import { categories } from '@coop/domain/sections/novedades/labels';
import type { Publicado } from '../../reading/leer';
import { Card } from '../../ui/cards/Card';
import { Tag } from '../../ui/elements/Tag';

export type Noticia = Pick<
  Publicado<'novedades'>,
  'slug' | 'titulo' | 'resumen' | 'categoria' | 'fechaPublicacion' | 'imagen' | 'destacado'
>;

export const noticiaOf = (novedad: Publicado<'novedades'>): Noticia => {
  const { slug, titulo, resumen, categoria, fechaPublicacion, imagen, destacado } = novedad;
  return { slug, titulo, resumen, categoria, fechaPublicacion, imagen, destacado };
};

export const NovedadCard = ({ noticia, level }: { noticia: Noticia; level: 2 | 3 }) => (
  <Card
    title={noticia.titulo}
    href={`/novedades/${noticia.slug}`}
    level={level}
    picture={noticia.imagen}
    before={
      <>
        <Tag>{categories[noticia.categoria]}</Tag>
        {noticia.destacado && <Tag tone="oro">Destacada</Tag>}
        <time dateTime={noticia.fechaPublicacion}>{formatDate(noticia.fechaPublicacion)}</time>
      </>
    }
  >
    {noticia.resumen}
  </Card>
);
