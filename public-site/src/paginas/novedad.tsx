import { formatDate, formatDateTime } from '@coop/domain/format';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Enlace } from '../componentes/Enlace';
import { Etiqueta } from '../componentes/Etiqueta';
import { Ficha } from '../componentes/Ficha';
import { Galeria } from '../componentes/Galeria';
import { Pagina } from '../componentes/Pagina';
import { Seccion } from '../componentes/Seccion';
import { TextoRico } from '../componentes/TextoRico';
import { categorias } from '../etiquetas';
import { Noticias } from '../inicio/Noticias';
import { lectorDe } from '../leer';

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const [novedad, recientes] = await Promise.all([
    leer.uno('novedades', params.slug ?? '', request.signal),
    leer.lista('novedades', { range: [0, 3], sort: ['fechaPublicacion', 'DESC'] }, request.signal),
  ]);
  if (!novedad) throw data(null, { status: 404 });
  return {
    novedad,
    otras: recientes.rows
      .filter(({ id }) => id !== novedad.id)
      .slice(0, 3)
      .map(({ slug, titulo, resumen, fechaPublicacion }) => ({ slug, titulo, resumen, fechaPublicacion })),
  };
};

/** One piece of news. */
export function Component() {
  const { novedad, otras } = useLoaderData<typeof loader>();
  const {
    titulo,
    resumen,
    contenido,
    categoria,
    fechaPublicacion,
    imagen,
    galeria,
    autor,
    eventoFecha,
    eventoLugar,
    videoUrl,
  } = novedad;
  const portada = imagen ? [{ imagen, pie: null }] : [];
  return (
    <Pagina
      titulo={titulo}
      resumen={resumen ?? undefined}
      migas={[
        { label: 'Novedades', href: '/novedades' },
        { label: titulo, href: '' },
      ]}
      sinAyuda
    >
      <p>
        <Etiqueta>{categorias[categoria]}</Etiqueta>{' '}
        <time dateTime={fechaPublicacion}>{formatDate(fechaPublicacion)}</time>
        {autor && ` · ${autor}`}
      </p>
      <Galeria imagenes={[...portada, ...galeria]} />
      {eventoFecha && (
        <Ficha
          datos={[
            ['Cuándo', formatDateTime(eventoFecha)],
            ['Dónde', eventoLugar],
          ]}
        />
      )}
      <TextoRico html={contenido} />
      {videoUrl && (
        <p>
          <Enlace href={videoUrl}>Ver el video</Enlace>
        </p>
      )}
      {otras.length > 0 && (
        <Seccion titulo="Otras novedades">
          <Noticias noticias={otras} />
        </Seccion>
      )}
    </Pagina>
  );
}
