import { formatDate } from '@coop/domain/format';
import { comunicadoTypes } from '@coop/domain/sections/comunicados/labels';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Filters } from '../../lists/Filters';
import * as listas from '../../lists/lists';
import { Pagination } from '../../lists/Pagination';
import { readList } from '../../lists/readList';
import { lectorDe, type Publicado } from '../../reading/leer';
import { TappableTitle } from '../../ui/cards/TappableTitle';
import { Empty } from '../../ui/elements/Empty';
import { Tag } from '../../ui/elements/Tag';
import { Page } from '../../ui/page/Page';
import css from './ComunicadoList.module.css';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { rows, ...list } = await readList(lectorDe(context), listas.comunicados, request);
  return {
    ...list,
    comunicados: rows.map(({ slug, titulo, tipo, numero, fechaComunicado, prioridad, pdf }) => ({
      slug,
      titulo,
      tipo,
      numero,
      fechaComunicado,
      urgente: prioridad === 'urgente',
      conPdf: pdf !== null,
    })),
  };
};

export function Component() {
  const { comunicados, years, note, total, page, perPage } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Comunicados"
      summary="Avisos oficiales de la cooperativa."
      breadcrumbs={[{ label: 'Comunicados', href: '/comunicados' }]}
    >
      <Filters
        list={listas.comunicados}
        searchLabel="Buscar en los comunicados"
        choices={{
          tipo: { label: 'Tipo', all: 'Todos', options: Object.entries(comunicadoTypes) },
          anio: { label: 'Año', all: 'Todos', options: years },
        }}
        total={total}
        unit={['comunicado', 'comunicados']}
        detail={note}
      />
      {comunicados.length > 0 ? (
        <ComunicadoList comunicados={comunicados} />
      ) : (
        <Empty title="No hay comunicados con esos filtros">
          <p>Pruebe con otra palabra o con todos los tipos. Lo que sigue vigente está siempre en esta lista.</p>
        </Empty>
      )}
      <Pagination current={page} total={total} perPage={perPage} />
    </Page>
  );
}

type Comunicado = Pick<Publicado<'comunicados'>, 'slug' | 'titulo' | 'tipo' | 'numero' | 'fechaComunicado'> & {
  urgente: boolean;
  conPdf: boolean;
};

const ComunicadoList = ({ comunicados }: { comunicados: readonly Comunicado[] }) => (
  <ul className={css.lista}>
    {comunicados.map(({ slug, titulo, tipo, numero, fechaComunicado, urgente, conPdf }) => (
      <li key={slug} className={css.comunicado} data-urgente={urgente || undefined}>
        <time dateTime={fechaComunicado}>{formatDate(fechaComunicado)}</time>
        <div>
          <TappableTitle level={2}>
            <a href={`/comunicados/${slug}`}>{titulo}</a>
          </TappableTitle>
          <p className={css.datos}>
            {urgente && <Tag tone="carmesi">Urgente</Tag>}
            <Tag>{comunicadoTypes[tipo]}</Tag>
            {numero && <span>{numero}</span>}
            {conPdf && <span>Con documento PDF</span>}
          </p>
        </div>
      </li>
    ))}
  </ul>
);
