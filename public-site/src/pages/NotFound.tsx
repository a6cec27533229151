import { type Menu, shown } from '@coop/domain/navigation';
import { useMenu } from '../reading/useMenu';
import { Page } from '../ui/page/Page';
import css from './NotFound.module.css';
import { Island as SearchBox } from './search/SearchBoxIsland';

const pagesOf = ({ principal, pie }: Menu) =>
  shown([...pie, ...principal]).flatMap((item) => (item.children ? shown(item.children) : [item]));

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
      {pagesOf(useMenu()).map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  </Page>
);
