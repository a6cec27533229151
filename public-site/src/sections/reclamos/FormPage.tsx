import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { PageWithForm } from '../../forms/PageWithForm';
import { readForm } from '../../forms/readForm';
import { Island as Form } from './FormIsland';

export const loader = (args: LoaderFunctionArgs) => readForm('contactanos/reclamos', args);

/** A complaint, with its legal clock. */
export const Component = () => (
  <PageWithForm
    title="Punto de Reclamo"
    summary="Registre aquí su reclamo. Es gratuito, recibe un número y tiene un plazo legal de respuesta."
    data={useLoaderData<typeof loader>()}
    form={Form}
  >
    <h2>Sus derechos</h2>
    <p>
      En el plazo de cinco (5) días hábiles administrativos a partir del día de mañana, usted puede apersonarse por la
      Entidad Financiera a recoger su carta de respuesta.
    </p>
    <p>También puede presentarlo en cualquiera de nuestras agencias, verbalmente o por escrito.</p>
    <p>
      ¿Ya lo registró? <a href="/contactanos/seguimiento">Siga su reclamo</a>.
    </p>
    <h2>Segunda instancia</h2>
    <p>
      Si no está de acuerdo con la respuesta, puede acudir a la Defensoría del Consumidor Financiero – ASFI, línea
      gratuita 800 103 103.
    </p>
    <p>Nunca le pediremos su clave, su PIN ni códigos. No los escriba en su reclamo.</p>
  </PageWithForm>
);
