import { trailOf } from '@coop/domain/navigation';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Bloques } from '../bloques/Bloques';
import { BotonEnlace } from '../componentes/Boton';
import { Pagina } from '../componentes/Pagina';
import { Vacio } from '../componentes/Vacio';
import { lectorDe } from '../leer';
import { leerPagina } from '../leerPagina';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { pathname } = new URL(request.url);
  const titulo = trailOf(pathname).at(-1)?.label ?? '';
  return { titulo, pagina: (await leerPagina(lectorDe(context), pathname)) ?? null };
};

/** A page that staff wrote. */
export function Component() {
  const { titulo, pagina } = useLoaderData<typeof loader>();
  return (
    <Pagina titulo={pagina?.titulo ?? titulo} resumen={pagina?.resumen ?? undefined}>
      {pagina ? (
        <Bloques bloques={pagina.bloques} />
      ) : (
        <Vacio titulo="Estamos preparando esta página">
          <p>Mientras tanto, con gusto le informamos en cualquiera de nuestras agencias.</p>
          <BotonEnlace to="/contactanos/agencias">Buscar una agencia</BotonEnlace>
        </Vacio>
      )}
    </Pagina>
  );
}
