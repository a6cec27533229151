import { puntoReclamo } from '@coop/domain/puntoReclamo';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { PageWithForm } from '../../forms/PageWithForm';
import { readForm } from '../../forms/readForm';
import { Island as Form } from './FormIsland';

export const loader = (args: LoaderFunctionArgs) => readForm('contactanos/calificaciones', args);

export const Component = () => (
  <PageWithForm
    title="Califíquenos"
    summary="¿Cómo le atendimos? Es anónimo, salvo que usted quiera que le llamemos."
    data={useLoaderData<typeof loader>()}
    form={Form}
  >
    <h2>¿Para qué sirve?</h2>
    <p>Cada mes revisamos las calificaciones de cada agencia y corregimos lo que falla.</p>
    <p>
      Si algo salió mal y espera una respuesta formal, use el <a href={puntoReclamo.href}>{puntoReclamo.label}</a>.
    </p>
  </PageWithForm>
);
