import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { PageWithForm } from '../../forms/PageWithForm';
import { readForm } from '../../forms/readForm';
import { Island as Form } from './FormIsland';

export const loader = (args: LoaderFunctionArgs) => readForm('contactanos/consultas', args);

/** A question. */
export const Component = () => (
  <PageWithForm
    title="Consultas"
    summary="Pregúntenos lo que necesite. Le responderemos por el medio que usted elija en un máximo de dos días hábiles."
    data={useLoaderData<typeof loader>()}
    form={Form}
  >
    <h2>¿Qué sigue después?</h2>
    <p>Recibe un código al momento. Un asesor le responde por el medio que usted elija.</p>
    <h2>Cuide sus datos</h2>
    <p>Nunca le pediremos su clave, su PIN ni códigos. No escriba números de tarjeta ni claves en su consulta.</p>
  </PageWithForm>
);
