import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { FieldData } from '../../forms/description/types';
import { PageWithForm } from '../../forms/PageWithForm';
import { readForm, withFields } from '../../forms/readForm';
import { Fold } from '../../ui/elements/Fold';
import { Island as Form } from './FormIsland';

/** Documents that an application does not take, which its rules refuse. */
const REFUSED = ['nit', 'pasaporte'];
const withoutRefused = (field: FieldData): FieldData =>
  field.name === 'tipoDocumento' && field.options
    ? { ...field, options: field.options.filter(([tipo]) => !REFUSED.includes(tipo)) }
    : field;

export const loader = async (args: LoaderFunctionArgs) =>
  withFields(await readForm('contactanos/solicitudes-creditos', args), withoutRefused);

export const Component = () => (
  <PageWithForm
    title="Solicitud de Crédito"
    summary="Un oficial de créditos le llamará para ayudarle a reunir los requisitos."
    data={useLoaderData<typeof loader>()}
    form={Form}
    before={
      <Fold title="Antes de empezar">
        <ul className="vinetas">
          <li>Tenga a mano su cédula y el monto de sus ingresos y deudas.</li>
          <li>Lo que escriba se conserva mientras esta pestaña siga abierta.</li>
          <li>Puede adjuntar los papeles que ya tenga; los que falten los verá con su oficial.</li>
          <li>
            ¿Es una empresa? Acérquese a una <a href="/contactanos/agencias">agencia</a> o{' '}
            <a href="/contactanos/consultas?tema=creditos">envíenos una consulta</a>.
          </li>
        </ul>
      </Fold>
    }
  >
    <h2>¿Aún no sabe cuánto pagaría?</h2>
    <p>
      <a href="/productos/creditos#simulador">Simule su crédito</a> o vea{' '}
      <a href="/productos/creditos#capacidad">cuánto puede pedir con su ingreso</a>, sin dar sus datos.
    </p>
    <p>La presente solicitud no constituye aprobación ni compromiso de desembolso.</p>
  </PageWithForm>
);
