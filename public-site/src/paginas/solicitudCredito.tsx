import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { leerFormulario } from '../formulario/leerFormulario';
import { PaginaDeFormulario } from '../formulario/PaginaDeFormulario';

export const loader = (args: LoaderFunctionArgs) => leerFormulario('contactanos/solicitudes-creditos', args);

/** An application for a loan. */
export const Component = () => (
  <PaginaDeFormulario
    titulo="Solicitud de Crédito"
    resumen="Cuéntenos qué necesita. Un oficial de créditos le llamará para ayudarle a reunir los requisitos."
    datos={useLoaderData<typeof loader>()}
  >
    <h2>Antes de empezar</h2>
    <ul className="vinetas">
      <li>Toma unos diez minutos.</li>
      <li>Tenga a mano su cédula y el monto de sus ingresos y deudas.</li>
      <li>No necesita adjuntar papeles: los verá con su oficial.</li>
    </ul>
    <p>
      ¿Aún no sabe cuánto pagaría? <Link to="/productos/creditos">Simule su crédito</Link>.
    </p>
    <p>La presente solicitud no constituye aprobación ni compromiso de desembolso.</p>
  </PaginaDeFormulario>
);
