import { categories } from '@coop/domain/sections/novedades/labels';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Filters } from '../../lists/Filters';
import * as listas from '../../lists/lists';
import { Pagination } from '../../lists/Pagination';
import { readList } from '../../lists/readList';
import { lectorDe } from '../../reading/leer';
import { Grid } from '../../ui/cards/Grid';
import { Empty } from '../../ui/elements/Empty';
import { Page } from '../../ui/page/Page';
import { NovedadCard, noticiaOf } from './NovedadCard';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { rows, ...list } = await readList(lectorDe(context), listas.novedades, request);
  return { ...list, novedades: rows.map(noticiaOf) };
};

export function Component() {
  const { novedades, years, note, total, page, perPage } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Novedades"
      description="Lo que pasa en la cooperativa, contado por la cooperativa."
      summary={
        <>
          Lo que pasa en la cooperativa, contado por la cooperativa. También puede{' '}
          <a href="/novedades/rss.xml" type="application/rss+xml">
            seguirlas por RSS
          </a>
          .
        </>
      }
      noHelp
    >
      <link rel="alternate" type="application/rss+xml" title="Novedades" href="/novedades/rss.xml" />
      <Filters
        list={listas.novedades}
        searchLabel="Buscar en las novedades"
        choices={{
          categoria: { label: 'Categoría', all: 'Todas', options: Object.entries(categories) },
          anio: { label: 'Año', all: 'Todos', options: years },
        }}
        total={total}
        unit={['novedad', 'novedades']}
        detail={note}
      />
      {novedades.length > 0 ? (
        <Grid>
          {novedades.map((noticia) => (
            <NovedadCard key={noticia.slug} noticia={noticia} level={2} />
          ))}
        </Grid>
      ) : (
        <Empty title="No hay novedades con esos filtros">
          <p>Pruebe con otra palabra, con todas las categorías o con todos los años.</p>
        </Empty>
      )}
      <Pagination current={page} total={total} perPage={perPage} />
    </Page>
  );
}
