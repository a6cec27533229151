import { formatLongDateTime, formatMoney, withoutZeros } from '@coop/domain/format';
import { remateStages } from '@coop/domain/sections/remates/labels';
import { departamentos } from '@coop/domain/sections/shared/persona/departamentos';
import { tiposDeBien } from '@coop/domain/sections/shared/tiposDeBien';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Filters } from '../../lists/Filters';
import { monedaChoice } from '../../lists/limits';
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
import { senalamientos } from '../../wording/labels';
import { stageTones } from './stageTones';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { rows, ...list } = await readList(lectorDe(context), listas.remates, request);
  return {
    ...list,
    remates: rows.map((r) => ({
      slug: r.slug,
      titulo: r.titulo,
      etapa: r.etapa,
      numeroRemate: r.numeroRemate,
      fechaSubasta: r.fechaSubasta,
      lugar: placesIn(r.municipio, r.departamento && departamentos[r.departamento]),
      base: withoutZeros(formatMoney(r.base, r.moneda)),
      imagen: r.fotos[0]?.imagen ?? r.avisoImagen,
    })),
  };
};

/** Joins places that contain one another, each name once: «La Paz», not «La Paz, La Paz». */
const placesIn = (...places: readonly (string | null)[]): string => [...new Set(places.filter(Boolean))].join(', ');

type Stage = keyof typeof remateStages;

/** Whether its date no longer holds. */
const isOff = (stage: Stage) => stage === 'suspendido' || stage === 'cancelado';

const groups: readonly [string, (stage: Stage) => boolean][] = [
  ['Próximos', (stage) => stage === 'programado'],
  ['Realizados, suspendidos y cancelados', (stage) => stage !== 'programado'],
];

export function Component() {
  const { remates, note, total, page, perPage } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Remates"
      summary="Subastas públicas de bienes, con su fecha, su base y el aviso oficial."
      topic="bienes_adjudicados"
    >
      <Filters
        list={listas.remates}
        searchLabel="Buscar un remate"
        choices={{
          etapa: { label: 'Estado', all: 'Todos', options: Object.entries(remateStages) },
          departamento: { label: 'Departamento', all: 'Todos', options: Object.entries(departamentos) },
          tipoBien: { label: 'Tipo de bien', all: 'Todos', options: Object.entries(tiposDeBien) },
          moneda: monedaChoice,
        }}
        monto="Base"
        total={total}
        unit={['remate', 'remates']}
        detail={note}
      />
      {remates.length > 0 ? (
        groups.map(([title, es]) => {
          const ofThis = remates.filter(({ etapa }) => es(etapa));
          return ofThis.length === 0 ? null : (
            <Section key={title} title={title}>
              <Grid>
                {ofThis.map(({ slug, titulo, etapa, numeroRemate, fechaSubasta, lugar, base, imagen }) => (
                  <Card
                    key={slug}
                    title={titulo}
                    href={`/institucional/remates/${slug}`}
                    level={3}
                    picture={imagen}
                    ofGoods
                    before={
                      <>
                        <Tag tone={stageTones[etapa]}>{remateStages[etapa]}</Tag>
                        <span>{senalamientos[numeroRemate]}</span>
                      </>
                    }
                    {...(etapa === 'cancelado' ? { withdrawn: true } : { figure: { value: base, note: 'base' } })}
                  >
                    {isOff(etapa) || (
                      <>
                        {formatLongDateTime(fechaSubasta)}
                        <br />
                      </>
                    )}
                    {lugar}
                  </Card>
                ))}
              </Grid>
            </Section>
          );
        })
      ) : (
        <Empty title="No hay remates con esos filtros">
          <p>Pruebe con todos los departamentos, o vea los bienes adjudicados que están en venta directa.</p>
        </Empty>
      )}
      <Pagination current={page} total={total} perPage={perPage} />
    </Page>
  );
}
