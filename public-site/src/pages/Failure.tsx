import { type Menu, type NavigationItem, visibleItems } from '@coop/domain/navigation';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { useMenu } from '../reading/useLayout';
import { ButtonLink } from '../ui/elements/Button';
import { Page } from '../ui/page/Page';
import css from './NotFound.module.css';
import { Island as SearchBox } from './search/SearchBoxIsland';

/** The error page for missing or failed pages. Never shows the error itself. */
export function Failure() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <Page
      title="No pudimos mostrar esta página"
      summary="Es un problema nuestro, no de su conexión ni de lo que escribió. Vuelva a intentarlo en unos minutos."
      breadcrumbs={[]}
    >
      <ButtonLink href="">Intentar de nuevo</ButtonLink>
    </Page>
  );
}

type Group = { title: string | undefined; pages: NavigationItem[] };

function groupsOf({ principal, pie }: Menu): Group[] {
  const items = visibleItems([...principal, ...pie]);
  const alone = items.filter(({ children }) => !children);
  const groups = items.flatMap(({ label, children }) =>
    children ? [{ title: label, pages: visibleItems(children) }] : [],
  );
  return [{ title: undefined, pages: alone }, ...groups];
}

const NotFound = () => (
  <Page
    title="No encontramos esta página"
    summary="La dirección puede haber cambiado o estar mal escrita. Busque lo que necesita o elija una de estas páginas."
    breadcrumbs={[{ label: 'Página no encontrada', href: '' }]}
    noIndex
  >
    <SearchBox />
    <div className={css.grupos}>
      {groupsOf(useMenu()).map(({ title, pages }) => (
        <section key={title ?? ''}>
          {title && <h2>{title}</h2>}
          <ul>
            {pages.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </Page>
);
