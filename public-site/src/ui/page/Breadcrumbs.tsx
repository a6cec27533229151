import type { NavigationItem } from '@coop/domain/navigation';
import css from './Breadcrumbs.module.css';

/** The way from home to this page. */
export const Breadcrumbs = ({ trail }: { trail: readonly NavigationItem[] }) => (
  <nav className={css.migas} aria-label="Usted está en">
    <ol>
      <li>
        <a href="/">Inicio</a>
      </li>
      {trail.map(({ label, href }, at) => (
        <li key={label}>
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
