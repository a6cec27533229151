import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { PageWithForm } from '../../forms/PageWithForm';
import { readForm } from '../../forms/readForm';

export const loader = (args: LoaderFunctionArgs) => readForm('contactanos/solicitudes-creditos', args);

/** An application for a loan. */
export const Component = () => (
  <PageWithForm
    title="Solicitud de Crédito"
    summary="Cuéntenos qué necesita. Un oficial de créditos le llamará para ayudarle a reunir los requisitos."
    data={useLoaderData<typeof loader>()}
    duration="unos 10 minutos; lo que escriba se conserva mientras esta pestaña siga abierta"
  >
    <h2>Antes de empezar</h2>
    <ul className="vinetas">
      <li>Tenga a mano su cédula y el monto de sus ingresos y deudas.</li>
      <li>No necesita adjuntar papeles: los verá con su oficial.</li>
    </ul>
    <p>
      ¿Aún no sabe cuánto pagaría? <Link to="/productos/creditos">Simule su crédito</Link>.
    </p>
    <p>
      ¿Es una empresa? Acérquese a una <Link to="/contactanos/agencias">agencia</Link> o{' '}
      <Link to="/contactanos/consultas?tema=creditos">envíenos una consulta</Link>.
    </p>
    <p>La presente solicitud no constituye aprobación ni compromiso de desembolso.</p>
  </PageWithForm>
);
