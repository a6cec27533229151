import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router-dom';
import { Saved } from '../offline/Saved';
import { lectorDe } from '../reading/leer';
import { Banner } from './Banner';
import { currentBanner } from './currentBanner';
import { Footer } from './Footer';
import css from './Frame.module.css';
import { Header } from './Header';
import { PreviewBand } from './PreviewBand';
import { TopBar } from './TopBar';

/** What every page needs: who speaks, where it leads, the notice of the day, and the rates. No page fails for want of rates. */
export const loader = async ({ context }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const [banner, tasas, menu] = await Promise.all([
    currentBanner(leer),
    leer.cotizacion().catch(() => undefined),
    leer.menu(),
  ]);
  return {
    origen: leer.origen(),
    entidad: leer.entidad(),
    menu,
    aviso: banner,
    cotizacion: tasas ? { cotizaciones: tasas.cotizaciones, fecha: tasas.fecha } : null,
    vistaPrevia: leer.vistaPrevia(),
  };
};

/** The frame of every page. */
export function Frame() {
  const { entidad, menu, aviso, cotizacion, vistaPrevia } = useLoaderData<typeof loader>();
  return (
    <>
      <a className={css.saltar} href="#contenido">
        Saltar al contenido
      </a>
      {vistaPrevia?.venceEn && <PreviewBand venceEn={vistaPrevia.venceEn} />}
      <Saved />
      <Header entidad={entidad} menu={menu} />
      {aviso && <Banner banner={aviso} />}
      <main id="contenido" tabIndex={-1} className={css.contenido}>
        <Outlet />
      </main>
      <Footer entidad={entidad} menu={menu} />
      <TopBar entidad={entidad} cotizacion={cotizacion} />
    </>
  );
}
