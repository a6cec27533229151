import { IDIOMA } from '@coop/domain/idiomas';
import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router-dom';
import { Blocks } from '../blocks/Blocks';
import { Saved } from '../offline/Saved';
import { lectorDe } from '../reading/leer';
import { readForLayout } from '../reading/readPagina';
import { type Languages, type StaffContent, useLanguage } from '../reading/useLayout';
import { Banner, currentBanner } from '../sections/comunicados/Banner';
import { Footer } from './Footer';
import css from './Frame.module.css';
import { Header } from './Header';
import { LanguageSwitch } from './LanguageSwitch';
import { PreviewBand } from './PreviewBand';
import { TopBar } from './TopBar';

/** Loads the data of every page; without rates it still renders. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { pathname } = new URL(request.url);
  const leer = lectorDe(context);
  const [banner, cotizacion, menu, ediciones, { escrita, facil }] = await Promise.all([
    currentBanner(leer),
    leer.cotizacion().catch(() => undefined),
    leer.menu(),
    leer.ediciones(pathname),
    readForLayout(leer, pathname),
  ]);
  const idioma = ediciones.find(({ ruta }) => ruta === pathname)?.idioma ?? IDIOMA;
  return {
    origen: leer.origen(),
    entidad: leer.entidad(),
    menu,
    idiomas: { idioma, ediciones } satisfies Languages,
    escrita,
    facil,
    aviso: banner,
    cotizacion,
    vistaPrevia: leer.vistaPrevia(),
  };
};

export function Frame() {
  const { entidad, menu, idiomas, escrita, facil, aviso, cotizacion, vistaPrevia } = useLoaderData<typeof loader>();
  const { page } = useLanguage();
  return (
    <>
      <a className={css.saltar} href="#contenido">
        Saltar al contenido
      </a>
      {vistaPrevia?.venceEn && <PreviewBand venceEn={vistaPrevia.venceEn} />}
      <Saved />
      <Header entidad={entidad} menu={menu} easy={facil} />
      {aviso && <Banner banner={aviso} />}
      <LanguageSwitch {...idiomas} />
      <main id="contenido" lang={page} tabIndex={-1} className={css.contenido}>
        <Outlet context={{ escrita, texto: <Blocks blocks={escrita?.bloques ?? []} /> } satisfies StaffContent} />
      </main>
      <Footer entidad={entidad} menu={menu} />
      <TopBar entidad={entidad} cotizacion={cotizacion} />
    </>
  );
}
