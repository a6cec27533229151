import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { lectorDe } from '../../reading/leer';
import { Grid } from '../../ui/cards/Grid';
import { ButtonLink } from '../../ui/elements/Button';
import { Empty } from '../../ui/elements/Empty';
import { Page } from '../../ui/page/Page';
import { Legend } from './Legend';
import { inBrief, PromocionCard } from './PromocionCard';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const rows = await lectorDe(context).filas('promociones', { range: [0, 49], sort: ['orden', 'ASC'] }, request.signal);
  return rows.map(inBrief);
};

export function Component() {
  const promociones = useLoaderData<typeof loader>();
  return (
    <Page title="Promociones" summary="Lo que ofrecemos hoy, con sus condiciones completas y hasta cuándo dura.">
      {promociones.length > 0 ? (
        <Grid>
          {promociones.map((promocion) => (
            <PromocionCard key={promocion.slug} promocion={promocion} level={2} />
          ))}
        </Grid>
      ) : (
        <Empty title="Hoy no hay promociones vigentes">
          <p>Nuestras tasas de siempre están en el tarifario.</p>
          <ButtonLink href="/institucional/tarifario">Ver el tarifario</ButtonLink>
        </Empty>
      )}
      <Legend />
    </Page>
  );
}
