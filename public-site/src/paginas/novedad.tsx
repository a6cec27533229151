import { formatDate, todayInLaPaz } from '@coop/domain/format';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Columnas } from '../componentes/Columnas';
import { Compartir } from '../componentes/Compartir';
import { Etiqueta } from '../componentes/Etiqueta';
import { Galeria } from '../componentes/Galeria';
import { Imagen } from '../componentes/Imagen';
import { Imprimir } from '../componentes/Imprimir';
import { Pagina } from '../componentes/Pagina';
import { Seccion } from '../componentes/Seccion';
import { TextoRico } from '../componentes/TextoRico';
import { categorias } from '../etiquetas';
import { Noticias } from '../inicio/Noticias';
import { lectorDe } from '../leer';
import { cosasDe } from '../novedades/cosasDe';
import { EnlaceVideo } from '../novedades/EnlaceVideo';
import { Evento } from '../novedades/Evento';
import { leerRelacionadas } from '../novedades/leerRelacionadas';
import { Temas } from '../novedades/Temas';
import { useEntidad } from '../useEntidad';
import css from './novedad.module.css';

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const novedad = await leer.uno('novedades', params.slug ?? '', request.signal);
  if (!novedad) throw data(null, { status: 404 });
  return { novedad, otras: await leerRelacionadas(leer, novedad, request.signal), hoy: todayInLaPaz() };
};

/** One piece of news. */
export function Component() {
  const { novedad, otras, hoy } = useLoaderData<typeof loader>();
  const entidad = useEntidad();
  const { slug, titulo, resumen, contenido, categoria, fechaPublicacion, imagen, galeria, autor } = novedad;
  const { eventoFecha, eventoLugar, videoUrl, etiquetas } = novedad;
  return (
    <Pagina
      titulo={titulo}
      resumen={resumen ?? undefined}
      migas={[
        { label: 'Novedades', href: '/novedades' },
        { label: titulo, href: '' },
      ]}
      imagen={imagen}
      tipo="article"
      cosas={(absoluta) => cosasDe(novedad, absoluta, entidad?.nombre)}
      sinAyuda
    >
      <Columnas
        lado={
          <>
            <Temas etiquetas={etiquetas} />
            <Compartir titulo={titulo} />
            <Imprimir />
          </>
        }
      >
        <p className={css.datos}>
          <Etiqueta>{categorias[categoria]}</Etiqueta>
          <time dateTime={fechaPublicacion}>{formatDate(fechaPublicacion)}</time>
          {autor && <span>Por {autor}</span>}
        </p>
        {imagen && (
          <Imagen archivo={imagen} className={css.portada} tamanos="(min-width: 940px) 780px, 100vw" prioritaria />
        )}
        {eventoFecha && <Evento slug={slug} fecha={eventoFecha} lugar={eventoLugar} hoy={hoy} />}
        <TextoRico html={contenido} />
        {videoUrl && <EnlaceVideo href={videoUrl} portada={imagen} />}
        {galeria.length > 0 && (
          <Seccion titulo="Imágenes">
            <Galeria imagenes={galeria} />
          </Seccion>
        )}
      </Columnas>
      {otras.length > 0 && (
        <Seccion titulo="Siga leyendo" enPantalla>
          <Noticias noticias={otras} />
        </Seccion>
      )}
    </Pagina>
  );
}
