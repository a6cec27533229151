import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { BotonEnlace } from '../componentes/Boton';
import { Pagina } from '../componentes/Pagina';
import { Rejilla } from '../componentes/Rejilla';
import { Vacio } from '../componentes/Vacio';
import { lectorDe } from '../leer';
import { Leyenda } from '../promociones/Leyenda';
import { enBreve, TarjetaDePromocion } from '../promociones/TarjetaDePromocion';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { rows } = await lectorDe(context).lista(
    'promociones',
    { range: [0, 49], sort: ['orden', 'ASC'] },
    request.signal,
  );
  return rows.map(enBreve);
};

/** The promotions in force. */
export function Component() {
  const promociones = useLoaderData<typeof loader>();
  return (
    <Pagina titulo="Promociones" resumen="Lo que ofrecemos hoy, con sus condiciones completas y hasta cuándo dura.">
      {promociones.length > 0 ? (
        <Rejilla>
          {promociones.map((promocion) => (
            <TarjetaDePromocion key={promocion.slug} promocion={promocion} nivel={2} />
          ))}
        </Rejilla>
      ) : (
        <Vacio titulo="Hoy no hay promociones vigentes">
          <p>Nuestras tasas de siempre están en el tarifario.</p>
          <BotonEnlace to="/institucional/tarifario">Ver el tarifario</BotonEnlace>
        </Vacio>
      )}
      <Leyenda />
    </Pagina>
  );
}
