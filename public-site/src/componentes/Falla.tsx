import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { BotonEnlace } from './Boton';
import { NoEncontrada } from './NoEncontrada';
import { Pagina } from './Pagina';

/** What a visitor reads when a page does not exist, or could not be made. Never the error itself. */
export function Falla() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NoEncontrada />;
  return (
    <Pagina
      titulo="No pudimos mostrar esta página"
      resumen="Es un problema nuestro, no de su conexión ni de lo que escribió. Vuelva a intentarlo en unos minutos."
      migas={[]}
    >
      <BotonEnlace to="" reloadDocument>
        Intentar de nuevo
      </BotonEnlace>
    </Pagina>
  );
}
