import type { NavigationItem } from '@coop/domain/navigation';
import { Link } from 'react-router-dom';
import css from './Migas.module.css';

/** The way from home to this page. */
export const Migas = ({ camino }: { camino: readonly NavigationItem[] }) => (
  <nav className={css.migas} aria-label="Usted está en">
    <ol>
      <li>
        <Link to="/">Inicio</Link>
      </li>
      {camino.map(({ label, href }, at) => (
        <li key={label}>
          {at < camino.length - 1 ? <Link to={href}>{label}</Link> : <span aria-current="page">{label}</span>}
        </li>
      ))}
    </ol>
  </nav>
);
