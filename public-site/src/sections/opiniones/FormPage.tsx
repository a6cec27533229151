import { puntoReclamo } from '@coop/domain/puntoReclamo';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { PageWithForm } from '../../forms/PageWithForm';
import { readForm } from '../../forms/readForm';
import { Island as Form } from './FormIsland';

export const loader = (args: LoaderFunctionArgs) => readForm('contactanos/opiniones', args);

export const Component = () => (
  <PageWithForm
    title="Opinión"
    summary="Sugerencias, felicitaciones e ideas: lo que usted piensa nos ayuda a mejorar."
    data={useLoaderData<typeof loader>()}
    form={Form}
  >
    <h2>¿Opinión, consulta o reclamo?</h2>
    <ul className="vinetas">
      <li>
        Para preguntar, use <a href="/contactanos/consultas">Consultas</a>.
      </li>
      <li>
        Para exigir un derecho, el <a href={puntoReclamo.href}>{puntoReclamo.label}</a>.
      </li>
      <li>
        Para calificar una visita, <a href="/contactanos/califiquenos">Califíquenos</a>.
      </li>
    </ul>
  </PageWithForm>
);
