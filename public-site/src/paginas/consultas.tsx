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
    duracion="unos 2 minutos"
    antesDeEnviar={
      <p>
        ¿Tiene un reclamo? Los reclamos tienen un número y un plazo legal de respuesta:{' '}
        <Link to="/contactanos/reclamos">use el Punto de Reclamo</Link>.
      </p>
    }
  >
    <h2>¿Qué sigue después?</h2>
    <p>Recibe un código al momento. Un asesor le responde por el medio que usted elija.</p>
    <h2>Cuide sus datos</h2>
    <p>Nunca le pediremos su clave, su PIN ni códigos. No escriba números de tarjeta ni claves en su consulta.</p>
  </PaginaDeFormulario>
);
