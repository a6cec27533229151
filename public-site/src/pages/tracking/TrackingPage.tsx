import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Blocks } from '../../blocks/Blocks';
import { lectorDe } from '../../reading/leer';
import { readPagina } from '../../reading/readPagina';
import { Page } from '../../ui/page/Page';
import { Tracking } from './Tracking';

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const page = await readPagina(lectorDe(context), '/contactanos/seguimiento');
  return { resumen: page?.resumen ?? null, bloques: page?.bloques ?? [] };
};

/** Where a complaint stands. */
export function Component() {
  const { resumen, bloques } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Seguimiento de reclamos"
      summary={resumen ?? 'Vea en qué estado está su reclamo y hasta cuándo tenemos para responderle.'}
      noHelp
    >
      <Tracking />
      <p>
        ¿Todavía no lo registró? <Link to="/contactanos/reclamos">Use el Punto de Reclamo</Link>. ¿Perdió su número?
        Pídalo en cualquier agencia con su documento de identidad.
      </p>
      <Blocks blocks={bloques} />
    </Page>
  );
}
