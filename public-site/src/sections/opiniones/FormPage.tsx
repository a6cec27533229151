import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { PageWithForm } from '../../forms/PageWithForm';
import { readForm } from '../../forms/readForm';

export const loader = (args: LoaderFunctionArgs) => readForm('contactanos/opiniones', args);

/** An opinion. */
export const Component = () => (
  <PageWithForm
    title="Opinión"
    summary="Sugerencias, felicitaciones e ideas: lo que usted piensa nos ayuda a mejorar."
    data={useLoaderData<typeof loader>()}
    duration="un minuto"
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
  </PageWithForm>
);
