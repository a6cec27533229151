import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { lectorDe } from '../reading/leer';
import { Button } from '../ui/elements/Button';
import { Page } from '../ui/page/Page';
import css from './OfflinePage.module.css';

export const loader = ({ context }: LoaderFunctionArgs) => {
  const { telefonoGratuito, horarioTelefono, bloqueoTarjetas } = lectorDe(context).entidad();
  return {
    telefonos: [
      { para: 'Línea gratuita', telefono: telefonoGratuito, horario: horarioTelefono },
      { para: 'Bloqueo de tarjetas', telefono: bloqueoTarjetas?.telefono, horario: bloqueoTarjetas?.horario },
    ].filter(({ telefono }) => telefono),
  };
};

/** The page shown offline in place of an uncached one: phone numbers and the cached pages. */
export function Component() {
  const { telefonos } = useLoaderData<typeof loader>();
  return (
    <Page
      title="No hay conexión"
      summary="Esta página necesita internet. Revise su conexión e intente otra vez; lo que escribió en un formulario sigue en él."
      noIndex
      noHelp
    >
      <form className={css.otraVez}>
        <Button type="submit">Intentar otra vez</Button>
      </form>
      {telefonos.length > 0 && (
        <section>
          <h2>Llámenos</h2>
          <ul className={css.telefonos}>
            {telefonos.map(({ para, telefono, horario }) => (
              <li key={para}>
                {para}: <a href={`tel:${telefono?.replace(/[^\d+]/g, '')}`}>{telefono}</a>
                {horario && <span> · {horario}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>Lo que sí puede leer ahora</h2>
        <ul className={css.telefonos}>
          <li>
            <a href="/contactanos/agencias">Agencias y horarios</a>
          </li>
          <li>
            <a href="/institucional/tarifario">Tarifario</a>
          </li>
          <li>
            <a href="/necesito">Necesito…: qué hacer si perdió su tarjeta o no puede pagar</a>
          </li>
        </ul>
      </section>
    </Page>
  );
}
