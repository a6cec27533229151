import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { leerFormulario } from '../formulario/leerFormulario';
import { PaginaDeFormulario } from '../formulario/PaginaDeFormulario';

export const loader = (args: LoaderFunctionArgs) => leerFormulario('contactanos/opiniones', args);

/** An opinion. */
export const Component = () => (
  <PaginaDeFormulario
    titulo="Opinión"
    resumen="Sugerencias, felicitaciones e ideas: lo que usted piensa nos ayuda a mejorar."
    datos={useLoaderData<typeof loader>()}
    duracion="un minuto"
  >
    <h2>¿Opinión, consulta o reclamo?</h2>
    <ul className="vinetas">
      <li>
        Para preguntar, use <Link to="/contactanos/consultas">Consultas</Link>.
      </li>
      <li>
        Para exigir un derecho, el <Link to="/contactanos/reclamos">Punto de Reclamo</Link>.
      </li>
      <li>
        Para calificar una visita, <Link to="/contactanos/califiquenos">Califíquenos</Link>.
      </li>
    </ul>
  </PaginaDeFormulario>
);
