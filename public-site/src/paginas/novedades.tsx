import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Pagina } from '../componentes/Pagina';
import { Paginacion } from '../componentes/Paginacion';
import { Rejilla } from '../componentes/Rejilla';
import { Vacio } from '../componentes/Vacio';
import { categorias } from '../etiquetas';
import { lectorDe } from '../leer';
import { Filtros } from '../listas/Filtros';
import { leerLista } from '../listas/leerLista';
import * as listas from '../listas/listas';
import { noticiaDe, TarjetaDeNovedad } from '../novedades/TarjetaDeNovedad';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { rows, ...lista } = await leerLista(lectorDe(context), listas.novedades, request);
  return { ...lista, novedades: rows.map(noticiaDe) };
};

/** The news: what is featured first, then the newest. */
export function Component() {
  const { novedades, anios, total, pagina, porPagina } = useLoaderData<typeof loader>();
  return (
    <Pagina
      titulo="Novedades"
      descripcion="Lo que pasa en la cooperativa, contado por la cooperativa."
      resumen={
        <>
          Lo que pasa en la cooperativa, contado por la cooperativa. También puede{' '}
          <a href="/novedades/rss.xml" type="application/rss+xml">
            seguirlas por RSS
          </a>
          .
        </>
      }
      sinAyuda
    >
      <link rel="alternate" type="application/rss+xml" title="Novedades" href="/novedades/rss.xml" />
      <Filtros
        lista={listas.novedades}
        buscar="Buscar en las novedades"
        elecciones={{
          categoria: { etiqueta: 'Categoría', todas: 'Todas', opciones: Object.entries(categorias) },
          anio: { etiqueta: 'Año', todas: 'Todos', opciones: anios },
        }}
        total={total}
        unidad={['novedad', 'novedades']}
      />
      {novedades.length > 0 ? (
        <Rejilla>
          {novedades.map((noticia) => (
            <TarjetaDeNovedad key={noticia.slug} noticia={noticia} nivel={2} />
          ))}
        </Rejilla>
      ) : (
        <Vacio titulo="No hay novedades con esos filtros">
          <p>Pruebe con otra palabra, con todas las categorías o con todos los años.</p>
        </Vacio>
      )}
      <Paginacion actual={pagina} total={total} porPagina={porPagina} />
    </Pagina>
  );
}
