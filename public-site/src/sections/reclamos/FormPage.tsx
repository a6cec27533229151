import { motivosDeProducto } from '@coop/domain/sections/motivosReclamo/motivosDeProducto';
import { legalDeadline } from '@coop/domain/sections/reclamos/legalDeadline';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { FieldData } from '../../forms/description/types';
import { PageWithForm } from '../../forms/PageWithForm';
import { readForm, withFields } from '../../forms/readForm';
import { lectorDe } from '../../reading/leer';
import { readParametros } from '../../reading/simulables';
import { Island as ReclamoForm } from './FormIsland';

export const loader = async (args: LoaderFunctionArgs) => {
  const [form, parametros] = await Promise.all([
    readForm('contactanos/reclamos', args),
    readParametros(lectorDe(args.context)),
  ]);
  return { form: withFields(form, adapted), derecho: parametros ? legalDeadline(parametros.reclamoPlazo) : null };
};

const REPRESENTED = ['representanteLegal', 'numeroTestimonio'];

/** Folds representation, sorts reasons by product and hides the number's channel: it is on the screen. */
const adapted = (field: FieldData): FieldData | null => {
  if (field.name === 'medioNumero') return null;
  if (field.name === 'motivo') return { ...field, firstOptions: { of: 'producto', by: motivosDeProducto } };
  return REPRESENTED.includes(field.name) ? { ...field, fold: '¿Reclama por otra persona o por una empresa?' } : field;
};

export function Component() {
  const { form, derecho } = useLoaderData<typeof loader>();
  return (
    <PageWithForm
      title="Punto de Reclamo"
      summary="Registre aquí su reclamo. Es gratuito, recibe un número y tiene un plazo legal de respuesta."
      data={form}
      form={ReclamoForm}
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
