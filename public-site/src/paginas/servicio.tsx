import { formatDate } from '@coop/domain/format';
import { trailOf } from '@coop/domain/navigation';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router-dom';
import { Bloques } from '../bloques/Bloques';
import { BotonEnlace } from '../componentes/Boton';
import { Pagina } from '../componentes/Pagina';
import { Vacio } from '../componentes/Vacio';
import { lectorDe } from '../leer';
import { leerPagina, type PaginaEscrita } from '../leerPagina';
import { Costos } from '../productos/Costos';
import { leerCostos } from '../productos/leerCostos';
import { ofertaComoCosa } from '../productos/ofertaComoCosa';
import { ofertas } from '../productos/ofertas';
import { pasoDe } from '../productos/pasoDe';
import { SiguientePaso } from '../productos/SiguientePaso';
import { useEntidad } from '../useEntidad';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { pathname } = new URL(request.url);
  const leer = lectorDe(context);
  const oferta = ofertas[pathname];
  const [pagina, costos] = await Promise.all([
    leerPagina(leer, pathname),
    oferta ? leerCostos(leer, oferta.costos, request.signal) : null,
  ]);
  return { titulo: pagina?.titulo ?? trailOf(pathname).at(-1)?.label ?? '', pagina: pagina ?? null, costos };
};

/** Something that is offered, as staff wrote it, with what it costs and how to ask for it. */
export function Component() {
  const { titulo, pagina, costos } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const entidad = useEntidad();
  const oferta = ofertas[pathname];
  const paso = oferta && pasoDe(oferta, entidad?.bancaEnLinea ?? null);
  const resumen = pagina?.resumen ?? undefined;
  return (
    <Pagina
      titulo={titulo}
      resumen={resumen}
      tema={oferta?.tema}
      cosas={(absoluta) =>
        oferta ? [ofertaComoCosa(oferta, { titulo, resumen, ruta: pathname, grupo: costos?.grupo }, absoluta)] : []
      }
      dato={
        paso && (
          <>
            <p>
              <BotonEnlace to={paso.href}>{paso.boton}</BotonEnlace>
            </p>
            {costos && (
              <p>
                <a href="#costos">Costos vigentes desde el {formatDate(costos.vigenteDesde)}</a>
              </p>
            )}
          </>
        )
      }
    >
      {pagina ? (
        <Bloques bloques={pagina.bloques.filter((bloque) => !esDelFinal(bloque))} />
      ) : (
        <Vacio titulo="Estamos preparando esta página">
          <p>Mientras tanto, con gusto le informamos en cualquiera de nuestras agencias.</p>
          <BotonEnlace to="/contactanos/agencias">Buscar una agencia</BotonEnlace>
        </Vacio>
      )}
      <Costos costos={costos} />
      <Bloques bloques={pagina?.bloques.filter(esDelFinal) ?? []} />
      {paso && <SiguientePaso {...paso} />}
    </Pagina>
  );
}

/** Questions and documents are looked up once the rest has been read. */
const esDelFinal = ({ tipo }: PaginaEscrita['bloques'][number]) => tipo === 'preguntas' || tipo === 'documentos';
