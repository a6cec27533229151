import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Bloques } from '../bloques/Bloques';
import { Pagina } from '../componentes/Pagina';
import { lectorDe } from '../leer';
import { leerPagina } from '../leerPagina';
import { Seguimiento } from '../seguimiento/Seguimiento';

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const pagina = await leerPagina(lectorDe(context), '/contactanos/seguimiento');
  return { resumen: pagina?.resumen ?? null, bloques: pagina?.bloques ?? [] };
};

/** Where a complaint stands. */
export function Component() {
  const { resumen, bloques } = useLoaderData<typeof loader>();
  return (
    <Pagina
      titulo="Seguimiento de reclamos"
      resumen={resumen ?? 'Vea en qué estado está su reclamo y hasta cuándo tenemos para responderle.'}
      sinAyuda
    >
      <Seguimiento />
      <p>
        ¿Todavía no lo registró? <Link to="/contactanos/reclamos">Use el Punto de Reclamo</Link>. ¿Perdió su número?
        Pídalo en cualquier agencia con su documento de identidad.
      </p>
      <Bloques bloques={bloques} />
    </Pagina>
  );
}
