import { formatDate } from '@coop/domain/format';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Filters } from '../../lists/Filters';
import * as listas from '../../lists/lists';
import { Pagination } from '../../lists/Pagination';
import { gestiones, readList } from '../../lists/readList';
import { lectorDe } from '../../reading/leer';
import { Grid } from '../../ui/cards/Grid';
import { DocumentCard } from '../../ui/documents/DocumentCard';
import { Empty } from '../../ui/elements/Empty';
import { Page } from '../../ui/page/Page';
import { Section } from '../../ui/page/Section';
import { periods } from '../../wording/labels';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const [{ rows, ...list }, all] = await Promise.all([
    readList(leer, listas.boletines, request),
    leer.filas(listas.boletines.section, { range: [0, 199], sort: ['fechaEdicion', 'DESC'] }, request.signal),
  ]);
  return { ...list, years: gestiones(all), boletines: rows };
};

export function Component() {
  const { boletines, years, note, total, page, perPage } = useLoaderData<typeof loader>();
  const byGestion = [...new Set(boletines.map(({ gestion }) => gestion))].sort((a, b) => b - a);
  return (
    <Page
      title="Boletines Informativos"
      summary="Resultados, novedades y consejos, en pocas páginas."
      jsonLd={(absolute) => [
        {
          '@type': 'CollectionPage',
          name: 'Boletines Informativos',
          hasPart: boletines.map(({ titulo, numero, fechaEdicion, pdf }) => ({
            '@type': 'PublicationIssue',
            name: titulo,
            issueNumber: numero,
            datePublished: fechaEdicion,
            ...(pdf && { url: absolute(pdf.url) }),
          })),
        },
      ]}
    >
      <Filters
        list={listas.boletines}
        searchLabel="Buscar un boletín por título o tema"
        choices={{
          gestion: { label: 'Gestión', all: 'Todas', options: years },
          periodicidad: { label: 'Período', all: 'Todos', options: Object.entries(periods) },
        }}
        total={total}
        unit={['boletín', 'boletines']}
        detail={note}
      />
      {byGestion.map((gestion) => (
        <Section key={gestion} title={`Gestión ${gestion}`}>
          <Grid narrow>
            {boletines
              .filter((boletin) => boletin.gestion === gestion)
              .map(({ id, slug, numero, titulo, periodicidad, fechaEdicion, resumen, temas, portada, pdf }) => (
                <DocumentCard
                  key={id}
                  anchor={slug}
                  title={titulo}
                  before={`N.º ${numero}/${gestion} · ${periods[periodicidad]} · ${formatDate(fechaEdicion)}`}
                  cover={portada}
                  file={pdf}
                  text={resumen}
                  topics={temas ?? []}
                />
              ))}
          </Grid>
        </Section>
      ))}
      {boletines.length === 0 && (
        <Empty title="No hay boletines con esos filtros">
          <p>Pruebe con todas las gestiones o con otra palabra.</p>
        </Empty>
      )}
      <Pagination current={page} total={total} perPage={perPage} />
    </Page>
  );
}
