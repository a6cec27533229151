import { formatDate } from '@coop/domain/format';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { lectorDe } from '../../reading/leer';
import { Page } from '../../ui/page/Page';
import { Changes } from './Changes';
import { Complaints } from './Complaints';
import { Indicators } from './Indicators';
import { Publications } from './Publications';

export const loader = ({ context }: LoaderFunctionArgs) => lectorDe(context).transparencia();

/** What the entity gives account of: every figure is reckoned from its data, and can be taken along. */
export function Component() {
  const { hasta, minimo, reclamos, tasas, indicadores, publicaciones } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Transparencia"
      summary="Cómo respondemos, qué cambió de precio y cuánto respaldo tiene su dinero: cifras que salen solas de nuestros datos."
      datum={
        <>
          <p>Calculado el {formatDate(hasta)}</p>
          <p>Cada tabla se descarga. Con menos de {minimo} casos no se dice cuántos, para que nadie sea reconocido.</p>
        </>
      }
    >
      <Complaints periods={reclamos} least={minimo} />
      <Changes changes={tasas} />
      <Indicators months={indicadores} />
      <Publications publications={publicaciones} />
    </Page>
  );
}
