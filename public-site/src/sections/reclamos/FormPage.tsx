import { legalDeadline } from '@coop/domain/sections/reclamos/legalDeadline';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { PageWithForm } from '../../forms/PageWithForm';
import { readForm } from '../../forms/readForm';
import { lectorDe } from '../../reading/leer';
import { readParametros } from '../../reading/readParametros';
import { Island as Form } from './FormIsland';

export const loader = async (args: LoaderFunctionArgs) => {
  const [form, parametros] = await Promise.all([
    readForm('contactanos/reclamos', args),
    readParametros(lectorDe(args.context)),
  ]);
  return { form, derecho: parametros ? legalDeadline(parametros.reclamoPlazo) : null };
};

/** The page to file a complaint, with its legal deadline. */
export function Component() {
  const { form, derecho } = useLoaderData<typeof loader>();
  return (
    <PageWithForm
      title="Punto de Reclamo"
      summary="Registre aquí su reclamo. Es gratuito, recibe un número y tiene un plazo legal de respuesta."
      data={form}
      form={Form}
    >
      <h2>Sus derechos</h2>
      {derecho && <p>{derecho}.</p>}
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
}
