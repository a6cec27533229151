import { Link } from 'react-router-dom';
import { Pagina } from '../componentes/Pagina';
import { Seguimiento } from '../seguimiento/Seguimiento';

/** Where a complaint stands. */
export const Component = () => (
  <Pagina
    titulo="Seguimiento de reclamos"
    resumen="Vea en qué estado está su reclamo y hasta cuándo tenemos para responderle."
    sinAyuda
  >
    <Seguimiento />
    <p>
      ¿Todavía no lo registró? <Link to="/contactanos/reclamos">Use el Punto de Reclamo</Link>. ¿Perdió su número?
      Pídalo en cualquier agencia con su documento de identidad.
    </p>
  </Pagina>
);
