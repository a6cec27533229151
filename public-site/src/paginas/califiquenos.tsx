import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { recordarCalificacion } from '../formulario/calificadoHoy';
import { leerFormulario } from '../formulario/leerFormulario';
import { PaginaDeFormulario } from '../formulario/PaginaDeFormulario';
import { YaCalifico } from '../formulario/YaCalifico';

export const loader = (args: LoaderFunctionArgs) => leerFormulario('contactanos/calificaciones', args);

/** How a visit went. */
export const Component = () => (
  <PaginaDeFormulario
    titulo="Califíquenos"
    resumen="¿Cómo le atendimos? Es anónimo, salvo que usted quiera que le llamemos."
    datos={useLoaderData<typeof loader>()}
    duracion="un minuto"
    antesDeEnviar={<YaCalifico />}
    alRecibir={recordarCalificacion}
  >
    <h2>¿Para qué sirve?</h2>
    <p>Cada mes revisamos las calificaciones de cada agencia y corregimos lo que falla.</p>
    <p>
      Si algo salió mal y espera una respuesta formal, use el <Link to="/contactanos/reclamos">Punto de Reclamo</Link>.
    </p>
  </PaginaDeFormulario>
);
