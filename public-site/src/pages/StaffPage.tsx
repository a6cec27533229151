import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Blocks } from '../blocks/Blocks';
import { lectorDe } from '../reading/leer';
import { readPagina, wayTo } from '../reading/readPagina';
import { Page } from '../ui/page/Page';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { pathname } = new URL(request.url);
  const leer = lectorDe(context);
  const pagina = await readPagina(leer, pathname);
  if (!pagina) throw data(null, { status: 404 });
  return { pagina, camino: await wayTo(leer, pathname, pagina.titulo) };
};

export function Component() {
  const { pagina, camino } = useLoaderData<typeof loader>();
  const { titulo, resumen, bloques } = pagina;
  return (
    <Page
      ownText
      title={titulo}
      summary={resumen ?? undefined}
      breadcrumbs={camino}
      picture={bloques.find(({ tipo, imagen }) => tipo === 'imagen' && imagen)?.imagen}
    >
      <Blocks blocks={bloques} />
    </Page>
  );
}
