import { navigation } from '@coop/domain/navigation';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { Page } from '../ui/page/Page';
import css from './NotFound.module.css';

const pages = navigation.flatMap((item) => (item.children ? item.children : [item]));

/** Of what this page has and others lack, the manifest's name. */
export const MODULE = 'src/pages/search/SearchBox.tsx';

/** The server writes it whole; its script comes where it is shown alone, and not with every page. */
const SearchBox = import.meta.env.SSR
  ? (await import('./search/SearchBox')).SearchBox
  : lazy(async () => ({ default: (await import('./search/SearchBox')).SearchBox }));

/** Nothing at this address: a search over everything published, and every page to choose from. */
export const NotFound = () => (
  <Page
    title="No encontramos esta página"
    summary="La dirección puede haber cambiado o estar mal escrita. Busque lo que necesita o elija una de estas páginas."
    breadcrumbs={[{ label: 'Página no encontrada', href: '' }]}
    noIndex
  >
    <Suspense>
      <SearchBox />
    </Suspense>
    <ul className={css.paginas}>
      {pages.map(({ href, label }) => (
        <li key={href}>
          <Link to={href}>{label}</Link>
        </li>
      ))}
    </ul>
  </Page>
);
