import { helpPages, navigation } from '@coop/domain/navigation';
import { Page } from '../ui/page/Page';
import css from './NotFound.module.css';
import { Island as SearchBox } from './search/SearchBoxIsland';

const pages = [...helpPages, ...navigation].flatMap((item) => (item.children ? item.children : [item]));

/** Nothing at this address: a search over everything published, and every page to choose from. */
export const NotFound = () => (
  <Page
    title="No encontramos esta página"
    summary="La dirección puede haber cambiado o estar mal escrita. Busque lo que necesita o elija una de estas páginas."
    breadcrumbs={[{ label: 'Página no encontrada', href: '' }]}
    noIndex
  >
    <SearchBox />
    <ul className={css.paginas}>
      {pages.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  </Page>
);
