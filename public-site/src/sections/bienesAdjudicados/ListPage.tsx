import { formatMoney, formatNumber, formatPercent } from '@coop/domain/format';
import { availabilities } from '@coop/domain/sections/bienesAdjudicados/labels';
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

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const [{ rows, ...list }, disponibles] = await Promise.all([
    readList(leer, listas.bienes, request),
    readList(leer, { ...listas.bienes, always: { disponibilidad: 'disponible' }, perPage: 1 }, request),
  ]);
  return {
    ...list,
    enVenta: disponibles.total,
    bienes: rows.map((b) => ({
      slug: b.slug,
      titulo: b.titulo,
      tipo: b.tipo,
      disponibilidad: b.disponibilidad,
      lugar: [b.zona, b.municipio].filter(Boolean).join(', '),
      superficie: b.superficieTerreno,
      precio: formatMoney(b.precio, b.moneda, 0),
      rebaja: b.rebaja,
      imagen: b.imagenes[0]?.imagen ?? null,
    })),
  };
};

export function Component() {
  const { bienes, enVenta, note, total, page, perPage } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Bienes Adjudicados"
      summary="Casas, terrenos y vehículos que la cooperativa vende de forma directa, con su precio y su situación legal."
      topic="bienes_adjudicados"
    >
      <Filters
        list={listas.bienes}
        searchLabel="Buscar un bien"
        choices={{
          tipo: { label: 'Tipo de bien', all: 'Todos', options: Object.entries(tiposDeBien) },
          departamento: { label: 'Departamento', all: 'Todos', options: Object.entries(departamentos) },
          moneda: monedaChoice,
          orden: {
            label: 'Orden',
            all: 'Los más nuevos',
            options: [
              ['precio', 'Menor precio'],
              ['-precio', 'Mayor precio'],
            ],
          },
        }}
        monto="Precio"
        total={total}
        unit={['bien', 'bienes']}
        detail={[`${enVenta} en venta`, note].filter(Boolean).join(' · ')}
      />
      {bienes.length > 0 ? (
        <Grid>
          {bienes.map(({ slug, titulo, tipo, disponibilidad, lugar, superficie, precio, rebaja, imagen }) => (
            <Card
              key={slug}
              title={titulo}
              href={`/institucional/bienes-adjudicados/${slug}`}
              level={2}
              picture={imagen}
              ofGoods
              before={
                <>
                  <Tag tone={disponibilidad === 'disponible' ? 'verde' : 'oro'}>{availabilities[disponibilidad]}</Tag>
                  <span>{tiposDeBien[tipo]}</span>
                </>
              }
              {...(disponibilidad === 'vendido'
                ? { withdrawn: true }
                : { figure: { value: precio, note: rebaja ? `rebajado ${formatPercent(rebaja, 0)}` : 'precio' } })}
            >
              {lugar}
              {superficie && <> · {formatNumber(superficie, 0)} m²</>}
            </Card>
          ))}
        </Grid>
      ) : (
        <Empty title="No hay bienes con esos filtros">
          <p>Pruebe con todos los tipos o con todos los departamentos.</p>
        </Empty>
      )}
      <Pagination current={page} total={total} perPage={perPage} />
    </Page>
  );
}
