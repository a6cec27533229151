import { formatDate, formatNumber, formatSize } from '@coop/domain/format';
import { rseAxes } from '@coop/domain/sections/responsabilidadSocialEmpresarial/labels';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Filters } from '../../lists/Filters';
import * as listas from '../../lists/lists';
import { Pagination } from '../../lists/Pagination';
import { readList } from '../../lists/readList';
import { type Leer, lectorDe } from '../../reading/leer';
import { Card } from '../../ui/cards/Card';
import { Grid } from '../../ui/cards/Grid';
import { Empty } from '../../ui/elements/Empty';
import { Tag } from '../../ui/elements/Tag';
import { Page } from '../../ui/page/Page';
import { Section } from '../../ui/page/Section';
import { rseTypes } from '../../wording/labels';
import css from './Publications.module.css';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const [{ rows, ...list }, publicaciones] = await Promise.all([
    readList(leer, listas.actividades, request),
    readPublications(leer, request.signal),
  ]);
  return {
    ...list,
    publicaciones,
    actividades: rows.map(({ slug, titulo, eje, fechaActividad, resumen, imagenPortada, beneficiarios }) => ({
      slug,
      titulo,
      eje,
      fechaActividad,
      resumen,
      imagenPortada,
      beneficiarios,
    })),
  };
};

export function Component() {
  const { actividades, publicaciones, years, total, page, perPage } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Responsabilidad Social Empresarial"
      summary="Lo que hacemos por nuestros socios, nuestra gente y el lugar donde vivimos."
    >
      <Section title="Actividades" anchor="actividades">
        <Filters
          list={listas.actividades}
          choices={{
            eje: { label: 'Eje', all: 'Todos', options: Object.entries(rseAxes) },
            anio: { label: 'Año', all: 'Todos', options: years },
          }}
          total={total}
          unit={['actividad', 'actividades']}
        />
        {actividades.length > 0 ? (
          <Grid>
            {actividades.map(({ slug, titulo, eje, fechaActividad, resumen, imagenPortada, beneficiarios }) => (
              <Card
                key={slug}
                title={titulo}
                href={`/${listas.actividades.section}/${slug}`}
                picture={imagenPortada}
                before={
                  <>
                    {eje && <Tag tone="verde">{rseAxes[eje]}</Tag>}
                    {fechaActividad && <time dateTime={fechaActividad}>{formatDate(fechaActividad)}</time>}
                  </>
                }
                figure={
                  beneficiarios ? { value: formatNumber(beneficiarios, 0), note: 'personas beneficiadas' } : undefined
                }
              >
                {resumen}
              </Card>
            ))}
          </Grid>
        ) : (
          <Empty title="No hay actividades con esos filtros">
            <p>Pruebe con todos los ejes o con todos los años.</p>
          </Empty>
        )}
        <Pagination current={page} total={total} perPage={perPage} />
      </Section>
      {publicaciones.length > 0 && (
        <Section title="Informes y políticas" anchor="informes">
          <Publications publications={publicaciones} />
        </Section>
      )}
    </Page>
  );
}

const ROOT_PATH = '/institucional/responsabilidad-social-empresarial';

const Publications = ({ publications }: { publications: readonly Publication[] }) => (
  <ul className={css.lista}>
    {publications.map(({ slug, titulo, tipo, gestion, resumen, documento }) => (
      <li key={slug}>
        <p className={css.gestion}>{gestion}</p>
        <div>
          <p className={css.tipo}>{rseTypes[tipo]}</p>
          <h3>
            <a href={`${ROOT_PATH}/${slug}`}>{titulo}</a>
          </h3>
          {resumen && <p>{resumen}</p>}
        </div>
        {documento && (
          <a href={documento.url} type={documento.mime} className={css.documento}>
            <span className="oculto">{titulo}: </span>PDF, {formatSize(documento.tamano)}
          </a>
        )}
      </li>
    ))}
  </ul>
);

const typesWithDocument = ['informe_anual', 'balance_social', 'calificacion_desempeno', 'politica'] as const;

async function readPublications(leer: Leer, signal: AbortSignal) {
  const rows = await leer.filas(
    'institucional/responsabilidad-social-empresarial',
    { filter: { tipo: typesWithDocument }, range: [0, 99], sort: ['gestion', 'DESC'] },
    signal,
  );
  const place = (type: string) => (typesWithDocument as readonly string[]).indexOf(type);
  const inOrder = rows.sort((a, b) => b.gestion - a.gestion || place(a.tipo) - place(b.tipo));
  return inOrder.map(({ slug, titulo, tipo, gestion, resumen, documentos }) => ({
    slug,
    titulo,
    tipo,
    gestion,
    resumen,
    documento: documentos[0]?.archivo ?? null,
  }));
}

type Publication = Awaited<ReturnType<typeof readPublications>>[number];
