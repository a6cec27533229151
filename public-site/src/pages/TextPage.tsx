import { trailOf } from '@coop/domain/navigation';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Blocks } from '../blocks/Blocks';
import { lectorDe } from '../reading/leer';
import { readPagina } from '../reading/readPagina';
import { ButtonLink } from '../ui/elements/Button';
import { Empty } from '../ui/elements/Empty';
import { Page } from '../ui/page/Page';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { pathname } = new URL(request.url);
  const title = trailOf(pathname).at(-1)?.label ?? '';
  return { titulo: title, pagina: (await readPagina(lectorDe(context), pathname)) ?? null };
};

export function Component() {
  const { titulo, pagina } = useLoaderData<typeof loader>();
  return (
    <Page ownText title={pagina?.titulo ?? titulo} summary={pagina?.resumen ?? undefined}>
      {pagina ? (
        <Blocks blocks={pagina.bloques} />
      ) : (
        <Empty title="Estamos preparando esta página">
          <p>Mientras tanto, con gusto le informamos en cualquiera de nuestras agencias.</p>
          <ButtonLink href="/contactanos/agencias">Buscar una agencia</ButtonLink>
        </Empty>
      )}
    </Page>
  );
}
