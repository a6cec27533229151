import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { leerFormulario } from '../formulario/leerFormulario';
import { PaginaDeFormulario } from '../formulario/PaginaDeFormulario';

export const loader = (args: LoaderFunctionArgs) => leerFormulario('contactanos/consultas', args);

/** A question. */
export const Component = () => (
  <PaginaDeFormulario
    titulo="Consultas"
    resumen="Pregúntenos lo que necesite. Le responderemos por el medio que usted elija en un máximo de dos días hábiles."
    datos={useLoaderData<typeof loader>()}
  >
    <h2>¿Tiene un reclamo?</h2>
    <p>
      Los reclamos tienen un número y un plazo legal de respuesta.{' '}
      <Link to="/contactanos/reclamos">Use el Punto de Reclamo</Link>.
    </p>
    <h2>Cuide sus datos</h2>
    <p>Nunca le pediremos su clave, su PIN ni códigos. No escriba números de tarjeta ni claves en su consulta.</p>
  </PaginaDeFormulario>
);
