import { useEffect, useRef } from 'react';
import { type LoaderFunctionArgs, Outlet, ScrollRestoration, useLoaderData, useLocation } from 'react-router-dom';
import { lectorDe } from '../leer';
import { Aviso } from './Aviso';
import { avisoVigente } from './avisoVigente';
import { BandaVistaPrevia } from './BandaVistaPrevia';
import { Barra } from './Barra';
import { Cabecera } from './Cabecera';
import css from './Disposicion.module.css';
import { Pie } from './Pie';

/** What every page needs: who speaks, the notice of the day, and the rates. No page fails for want of rates. */
export const loader = async ({ context }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const [aviso, tasas] = await Promise.all([avisoVigente(leer), leer.cotizacion().catch(() => undefined)]);
  return {
    origen: leer.origen(),
    entidad: leer.entidad(),
    aviso,
    cotizacion: tasas ? { cotizaciones: tasas.cotizaciones, fecha: tasas.fecha } : null,
    vistaPrevia: leer.vistaPrevia(),
  };
};

/** The frame of every page. */
export function Disposicion() {
  const { entidad, aviso, cotizacion, vistaPrevia } = useLoaderData<typeof loader>();
  const main = useFocusOnNavigation();
  return (
    <>
      <a className={css.saltar} href="#contenido">
        Saltar al contenido
      </a>
      {vistaPrevia && <BandaVistaPrevia vistaPrevia={vistaPrevia} />}
      <Cabecera entidad={entidad} />
      {aviso && <Aviso aviso={aviso} />}
      <main id="contenido" ref={main} tabIndex={-1} className={css.contenido}>
        <Outlet />
      </main>
      <Pie entidad={entidad} />
      <Barra entidad={entidad} cotizacion={cotizacion} />
      <ScrollRestorationSinGuion />
    </>
  );
}

/** Its inline script would need a hash of its own; what it restores before hydration the browser restores by itself. */
const ScrollRestorationSinGuion = () => (import.meta.env.SSR ? null : <ScrollRestoration />);

/** After going to another page the focus is at its beginning, as with a full load. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current !== pathname) main.current?.focus({ preventScroll: true });
    previous.current = pathname;
  }, [pathname]);
  return main;
}
