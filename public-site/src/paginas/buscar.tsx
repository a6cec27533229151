import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router-dom';
import { CajaDeBusqueda } from '../buscar/CajaDeBusqueda';
import { Hallados } from '../buscar/Hallados';
import { Populares } from '../buscar/Populares';
import css from '../buscar/Resultados.module.css';
import { Secciones } from '../buscar/Secciones';
import { BotonEnlace } from '../componentes/Boton';
import { Pagina } from '../componentes/Pagina';
import { Paginacion } from '../componentes/Paginacion';
import { Vacio } from '../componentes/Vacio';
import { lectorDe } from '../leer';
import { paginaDe } from '../paginaDe';

const POR_PAGINA = 10;

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const params = new URL(request.url).searchParams;
  const q = params.get('q')?.trim().slice(0, 100) ?? '';
  const seccion = params.get('seccion') ?? undefined;
  const pagina = paginaDe(params);
  const first = (pagina - 1) * POR_PAGINA;
  const asked = { q, seccion, range: [first, first + POR_PAGINA - 1] as const };
  const found = q ? await lectorDe(context).buscar(asked, request.signal) : { rows: [], total: 0, secciones: [] };
  return { q, seccion, pagina, ...found };
};

/** The search over everything published. */
export function Component() {
  const { q, seccion, pagina, rows, total, secciones } = useLoaderData<typeof loader>();
  // What the server did not look for, and why.
  const rechazado = useActionData() as { rechazo: string; q: string } | undefined;
  return (
    <Pagina
      titulo={q ? `Resultados de «${q}»` : 'Buscar en el sitio'}
      migas={[{ label: 'Buscar', href: '/buscar' }]}
      sinAyuda
      sinIndice
    >
      <div className={css.pregunta}>
        <CajaDeBusqueda key={q} inicial={rechazado?.q ?? q} />
        <p role="status">{rechazado?.rechazo ?? (q && `${cuantos(total)} para «${q}».`)}</p>
      </div>
      {total > 0 && (
        <div className={css.resultados}>
          <Secciones q={q} elegida={seccion} secciones={secciones} />
          <Hallados hallazgos={rows} />
        </div>
      )}
      {q && total === 0 && (
        <Vacio titulo="Pruebe con menos palabras, o con otras">
          <p>Revise que estén bien escritas. Si lo prefiere, escríbanos y le respondemos.</p>
          <BotonEnlace to="/contactanos/consultas">Hacer una consulta</BotonEnlace>
        </Vacio>
      )}
      {total === 0 && <Populares />}
      <Paginacion actual={pagina} total={total} porPagina={POR_PAGINA} />
    </Pagina>
  );
}

const cuantos = (total: number) => {
  if (total === 0) return 'No encontramos nada';
  return total === 1 ? 'Encontramos 1 resultado' : `Encontramos ${total} resultados`;
};
