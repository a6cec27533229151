import { navigation } from '@coop/domain/navigation';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import css from './NoEncontrada.module.css';
import { Pagina } from './Pagina';

const paginas = navigation.flatMap((item) => (item.children ? item.children : [item]));

/** Of what this page has and others lack, the manifest's name. */
export const MODULO = 'src/buscar/CajaDeBusqueda.tsx';

/** The server writes it whole; its script comes where it is shown alone, and not with every page. */
const CajaDeBusqueda = import.meta.env.SSR
  ? (await import('../buscar/CajaDeBusqueda')).CajaDeBusqueda
  : lazy(async () => ({ default: (await import('../buscar/CajaDeBusqueda')).CajaDeBusqueda }));

/** Nothing at this address: a search over everything published, and every page to choose from. */
export const NoEncontrada = () => (
  <Pagina
    titulo="No encontramos esta página"
    resumen="La dirección puede haber cambiado o estar mal escrita. Busque lo que necesita o elija una de estas páginas."
    migas={[{ label: 'Página no encontrada', href: '' }]}
    sinIndice
  >
    <Suspense>
      <CajaDeBusqueda />
    </Suspense>
    <ul className={css.paginas}>
      {paginas.map(({ href, label }) => (
        <li key={href}>
          <Link to={href}>{label}</Link>
        </li>
      ))}
    </ul>
  </Pagina>
);
