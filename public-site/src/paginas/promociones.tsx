import { formatDate } from '@coop/domain/format';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { BotonEnlace } from '../componentes/Boton';
import { Etiqueta } from '../componentes/Etiqueta';
import { Pagina } from '../componentes/Pagina';
import { Rejilla } from '../componentes/Rejilla';
import { Tarjeta } from '../componentes/Tarjeta';
import { Vacio } from '../componentes/Vacio';
import { tiposDePromocion } from '../etiquetas';
import { lectorDe } from '../leer';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { rows } = await lectorDe(context).lista(
    'promociones',
    { range: [0, 49], sort: ['vigenteDesde', 'DESC'] },
    request.signal,
  );
  return rows.map(({ slug, titulo, resumen, tipo, vigenteHasta, imagenEscritorio }) => ({
    slug,
    titulo,
    resumen,
    tipo,
    vigenteHasta,
    imagenEscritorio,
  }));
};

/** The promotions in force. */
export function Component() {
  const promociones = useLoaderData<typeof loader>();
  return (
    <Pagina titulo="Promociones" resumen="Lo que ofrecemos hoy, con sus condiciones completas y hasta cuándo dura.">
      {promociones.length > 0 ? (
        <Rejilla>
          {promociones.map(({ slug, titulo, resumen, tipo, vigenteHasta, imagenEscritorio }) => (
            <Tarjeta
              key={slug}
              titulo={titulo}
              href={`/promociones/${slug}`}
              nivel={2}
              imagen={imagenEscritorio}
              antes={
                <>
                  <Etiqueta tono="oro">{tiposDePromocion[tipo]}</Etiqueta>
                  {vigenteHasta && <span>Hasta el {formatDate(vigenteHasta)}</span>}
                </>
              }
            >
              {resumen}
            </Tarjeta>
          ))}
        </Rejilla>
      ) : (
        <Vacio titulo="Hoy no hay promociones vigentes">
          <p>Nuestras tasas de siempre están en el tarifario.</p>
          <BotonEnlace to="/institucional/tarifario">Ver el tarifario</BotonEnlace>
        </Vacio>
      )}
    </Pagina>
  );
}
