import { formatDate } from '@coop/domain/format';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Filters } from '../../lists/Filters';
import * as listas from '../../lists/lists';
import { gestiones, gestionFromUrl } from '../../lists/readList';
import { lectorDe } from '../../reading/leer';
import { Grid } from '../../ui/cards/Grid';
import { DocumentCard } from '../../ui/documents/DocumentCard';
import { Empty } from '../../ui/elements/Empty';
import { Page } from '../../ui/page/Page';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { section, sort } = listas.memorias;
  const rows = await lectorDe(context).filas(section, { range: [0, 199], sort }, request.signal);
  const gestion = gestionFromUrl(request);
  return {
    anios: gestiones(rows),
    memorias: rows.filter((row) => !gestion || String(row.gestion) === gestion),
  };
};

export function Component() {
  const { memorias, anios } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Memorias Institucionales"
      summary="El informe de cada gestión a los socios: consejos, operaciones, balance y auditoría externa."
      jsonLd={(absolute) => [
        {
          '@type': 'CollectionPage',
          name: 'Memorias Institucionales',
          hasPart: memorias.map(({ titulo, gestion, pdf }) => ({
            '@type': 'Report',
            name: titulo,
            temporalCoverage: String(gestion),
            ...(pdf && { url: absolute(pdf.url) }),
          })),
        },
      ]}
    >
      <Filters
        list={listas.memorias}
        choices={{ gestion: { label: 'Gestión', all: 'Todas', options: anios } }}
        total={memorias.length}
        unit={['memoria', 'memorias']}
      />
      {memorias.length > 0 ? (
        <Grid narrow>
          {memorias.map(({ id, slug, gestion, titulo, fechaAsamblea, descripcion, portada, pdf }) => (
            <DocumentCard
              key={id}
              anchor={slug}
              level={2}
              title={titulo ?? `Memoria Institucional ${gestion}`}
              before={`Gestión ${gestion}`}
              cover={portada}
              file={pdf}
              text={descripcion}
              note={fechaAsamblea && `Presentada a la asamblea el ${formatDate(fechaAsamblea)}`}
            />
          ))}
        </Grid>
      ) : (
        <Empty title="No hay memorias de esa gestión">
          <p>Elija otra gestión, o pida una copia en cualquiera de nuestras agencias.</p>
        </Empty>
      )}
    </Page>
  );
}
