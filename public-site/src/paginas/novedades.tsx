import { formatDate } from '@coop/domain/format';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Etiqueta } from '../componentes/Etiqueta';
import { Filtros } from '../componentes/Filtros';
import { Pagina } from '../componentes/Pagina';
import { Paginacion } from '../componentes/Paginacion';
import { Rejilla } from '../componentes/Rejilla';
import { Tarjeta } from '../componentes/Tarjeta';
import { Vacio } from '../componentes/Vacio';
import { categorias } from '../etiquetas';
import { lectorDe } from '../leer';
import { leerListado } from '../leerListado';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { rows, ...lista } = await leerListado(lectorDe(context), 'novedades', request, {
    filtros: ['categoria'],
    porPagina: 9,
    sort: ['fechaPublicacion', 'DESC'],
  });
  return {
    ...lista,
    novedades: rows.map(({ slug, titulo, resumen, categoria, fechaPublicacion, imagen }) => ({
      slug,
      titulo,
      resumen,
      categoria,
      fechaPublicacion,
      imagen,
    })),
  };
};

/** The news, newest first. */
export function Component() {
  const { novedades, total, pagina, porPagina } = useLoaderData<typeof loader>();
  return (
    <Pagina titulo="Novedades" resumen="Lo que pasa en la cooperativa, contado por la cooperativa." sinAyuda>
      <Filtros
        buscar="Buscar en las novedades"
        elecciones={[
          { nombre: 'categoria', etiqueta: 'Categoría', todas: 'Todas', opciones: Object.entries(categorias) },
        ]}
        total={total}
        unidad={['novedad', 'novedades']}
      />
      {novedades.length > 0 ? (
        <Rejilla>
          {novedades.map(({ slug, titulo, resumen, categoria, fechaPublicacion, imagen }) => (
            <Tarjeta
              key={slug}
              titulo={titulo}
              href={`/novedades/${slug}`}
              nivel={2}
              imagen={imagen}
              antes={
                <>
                  <Etiqueta>{categorias[categoria]}</Etiqueta>
                  <time dateTime={fechaPublicacion}>{formatDate(fechaPublicacion)}</time>
                </>
              }
            >
              {resumen}
            </Tarjeta>
          ))}
        </Rejilla>
      ) : (
        <Vacio titulo="No hay novedades con esos filtros">
          <p>Pruebe con otra palabra o con todas las categorías.</p>
        </Vacio>
      )}
      <Paginacion actual={pagina} total={total} porPagina={porPagina} />
    </Pagina>
  );
}
