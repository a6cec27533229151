import { formatLongDateTime } from '@coop/domain/format';
import { licitacionPhases, licitacionTypes } from '@coop/domain/sections/licitaciones/labels';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Filters } from '../../lists/Filters';
import * as listas from '../../lists/lists';
import { Pagination } from '../../lists/Pagination';
import { readList } from '../../lists/readList';
import { lectorDe } from '../../reading/leer';
import { Card } from '../../ui/cards/Card';
import { Grid } from '../../ui/cards/Grid';
import { Empty } from '../../ui/elements/Empty';
import { Tag } from '../../ui/elements/Tag';
import { Page } from '../../ui/page/Page';
import { Section } from '../../ui/page/Section';
import { Plazo } from './Plazo';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { rows, ...list } = await readList(lectorDe(context), listas.licitaciones, request);
  return {
    ...list,
    licitaciones: rows.map((l) => ({
      slug: l.slug,
      codigo: l.codigo,
      objeto: l.objeto,
      tipo: l.tipo,
      presentacionHasta: l.presentacionHasta,
      fase: l.fase,
    })),
  };
};

type Phase = keyof typeof licitacionPhases;
const groups: readonly [string, (phase: Phase) => boolean][] = [
  ['Abiertas', (phase) => phase === 'abierta'],
  ['Cerradas y anteriores', (phase) => phase !== 'abierta'],
];

export function Component() {
  const { licitaciones, years, note, total, page, perPage } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Licitaciones"
      summary="Lo que la cooperativa compra y contrata, con sus documentos y sus resultados."
      topic="licitaciones"
    >
      <Filters
        list={listas.licitaciones}
        searchLabel="Buscar un proceso"
        choices={{
          fase: { label: 'Estado', all: 'Todos', options: Object.entries(licitacionPhases) },
          tipo: { label: 'Tipo', all: 'Todos', options: Object.entries(licitacionTypes) },
          anio: { label: 'Gestión', all: 'Todas', options: years },
        }}
        total={total}
        unit={['proceso', 'procesos']}
        detail={note}
      />
      {licitaciones.length > 0 ? (
        groups.map(([title, es]) => {
          const ofThis = licitaciones.filter(({ fase }) => es(fase));
          return ofThis.length === 0 ? null : (
            <Section key={title} title={title}>
              <Grid>
                {ofThis.map(({ slug, codigo, objeto, tipo, presentacionHasta, fase }) => (
                  <Card
                    key={slug}
                    title={objeto}
                    href={`/institucional/licitaciones/${slug}`}
                    level={3}
                    before={
                      <>
                        <Tag tone={fase === 'abierta' ? 'verde' : 'neutra'}>{licitacionPhases[fase]}</Tag>
                        <span>{codigo}</span>
                      </>
                    }
                  >
                    {licitacionTypes[tipo]}
                    <br />
                    Propuestas hasta el {formatLongDateTime(presentacionHasta)}
                    {fase === 'abierta' && <Plazo until={presentacionHasta} />}
                  </Card>
                ))}
              </Grid>
            </Section>
          );
        })
      ) : (
        <Empty title="No hay procesos con esos filtros">
          <p>Las convocatorias nuevas se publican aquí el mismo día que en prensa.</p>
        </Empty>
      )}
      <Pagination current={page} total={total} perPage={perPage} />
    </Page>
  );
}
