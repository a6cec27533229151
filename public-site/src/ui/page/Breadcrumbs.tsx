import type { NavigationItem } from '@coop/domain/navigation';
import { Link } from 'react-router-dom';
import css from './Breadcrumbs.module.css';

/** The way from home to this page. */
export const Breadcrumbs = ({ trail }: { trail: readonly NavigationItem[] }) => (
  <nav className={css.migas} aria-label="Usted está en">
    <ol>
      <li>
        <Link to="/">Inicio</Link>
      </li>
      {trail.map(({ label, href }, at) => (
        <li key={label}>
          {at < trail.length - 1 ? <Link to={href}>{label}</Link> : <span aria-current="page">{label}</span>}
        </li>
      ))}
    </ol>
  </nav>
);
