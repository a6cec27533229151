import { isBelow } from '@coop/domain/idiomas';
import type { NavigationItem } from '@coop/domain/navigation';
import { useLanguage } from '../../reading/useLayout';
import css from './Breadcrumbs.module.css';

/** The breadcrumbs of a page. On a page in another language, items under that language's path have its `lang`. */
export function Breadcrumbs({ trail }: { trail: readonly NavigationItem[] }) {
  const { idioma, page, site } = useLanguage();
  const langOf = (href: string) => (isBelow(idioma, href) ? page : undefined);
  return (
    <nav className={css.migas} aria-label="Usted está en" lang={site}>
      <ol>
        <li>
          <a href="/">Inicio</a>
        </li>
        {trail.map(({ label, href }, at) => (
          <li key={label} lang={langOf(href)}>
            {at === trail.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : href ? (
              <a href={href}>{label}</a>
            ) : (
              label
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
