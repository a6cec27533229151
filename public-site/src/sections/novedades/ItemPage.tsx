import { formatDate, todayInLaPaz } from '@coop/domain/format';
import { categories } from '@coop/domain/sections/novedades/labels';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { type Leer, lectorDe, type Publicado } from '../../reading/leer';
import { useEntidad } from '../../reading/useLayout';
import { RichText } from '../../ui/elements/RichText';
import { Tag } from '../../ui/elements/Tag';
import { Island as Gallery } from '../../ui/media/GalleryIsland';
import { Picture } from '../../ui/media/Picture';
import { VideoLink } from '../../ui/media/VideoLink';
import { Columns } from '../../ui/page/Columns';
import type { JsonLd } from '../../ui/page/Metadata';
import { Page } from '../../ui/page/Page';
import { Section } from '../../ui/page/Section';
import { Print } from '../../ui/sharing/Print';
import { SharePage } from '../../ui/sharing/SharePage';
import { EventDetails } from './EventDetails';
import css from './ItemPage.module.css';
import { News } from './News';
import { type Noticia, noticiaOf } from './NovedadCard';
import { Topics } from './Topics';

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const novedad = await leer.uno('novedades', params.slug ?? '', request.signal);
  if (!novedad) throw data(null, { status: 404 });
  return { novedad, otras: await readRelated(leer, novedad, request.signal), hoy: todayInLaPaz() };
};

export function Component() {
  const { novedad, otras, hoy } = useLoaderData<typeof loader>();
  const entidad = useEntidad();
  const { slug, titulo, resumen, contenido, categoria, fechaPublicacion, imagen, galeria, autor } = novedad;
  const { eventoFecha, eventoLugar, videoUrl, etiquetas } = novedad;
  return (
    <Page
      title={titulo}
      summary={resumen ?? undefined}
      breadcrumbs={[
        { label: 'Novedades', href: '/novedades' },
        { label: titulo, href: '' },
      ]}
      picture={imagen}
      type="article"
      datum={
        imagen && <Picture file={imagen} className={css.portada} sizes="(min-width: 900px) 560px, 100vw" priority />
      }
      jsonLd={(absolute) => jsonLdOf(novedad, absolute, entidad?.nombre)}
      noHelp
    >
      <Columns
        side={
          <>
            <Topics labels={etiquetas} />
            <SharePage title={titulo} />
            <Print />
          </>
        }
      >
        <p className={css.datos}>
          <Tag>{categories[categoria]}</Tag>
          <time dateTime={fechaPublicacion}>{formatDate(fechaPublicacion)}</time>
          {autor && <span>Por {autor}</span>}
        </p>
        {eventoFecha && <EventDetails slug={slug} date={eventoFecha} place={eventoLugar} today={hoy} />}
        <RichText html={contenido} />
        {videoUrl && <VideoLink href={videoUrl} cover={imagen} />}
        {galeria.length > 0 && (
          <Section title="Imágenes">
            <Gallery pictures={galeria} />
          </Section>
        )}
      </Columns>
      {otras.length > 0 && (
        <Section title="Siga leyendo" onScreen>
          <News noticias={otras} />
        </Section>
      )}
    </Page>
  );
}

const RELATED_COUNT = 3;

async function readRelated(
  leer: Leer,
  { id, categoria }: Publicado<'novedades'>,
  signal: AbortSignal,
): Promise<Noticia[]> {
  const newest = { range: [0, RELATED_COUNT], sort: ['fechaPublicacion', 'DESC'] } as const;
  const [same, all] = await Promise.all([
    leer.filas('novedades', { ...newest, filter: { categoria } }, signal),
    leer.filas('novedades', { ...newest, range: [0, 2 * RELATED_COUNT] }, signal),
  ]);
  const others = new Map([...same, ...all].filter((row) => row.id !== id).map((row) => [row.id, row]));
  return [...others.values()].slice(0, RELATED_COUNT).map(noticiaOf);
}

/** Returns the schema.org data of a news item and of the event that it announces. */
function jsonLdOf(
  novedad: Publicado<'novedades'>,
  absolute: (path: string) => string,
  entidad: string | undefined,
): JsonLd[] {
  const { slug, titulo, resumen, imagen, fechaPublicacion, actualizadoEn, autor, eventoFecha, eventoLugar } = novedad;
  const publisher = { '@type': 'Organization', name: entidad, url: absolute('/') };
  const common = { ...(resumen && { description: resumen }), ...(imagen && { image: [absolute(imagen.url)] }) };
  const noticia: JsonLd = {
    '@type': 'NewsArticle',
    headline: titulo,
    datePublished: fechaPublicacion,
    dateModified: actualizadoEn,
    author: autor ? { '@type': 'Organization', name: autor } : publisher,
    publisher,
    mainEntityOfPage: absolute(`/novedades/${slug}`),
    ...common,
  };
  if (!eventoFecha) return [noticia];
  const location = { '@type': 'Place', name: eventoLugar, address: eventoLugar };
  return [
    noticia,
    { '@type': 'Event', name: titulo, startDate: eventoFecha, location, organizer: publisher, ...common },
  ];
}
