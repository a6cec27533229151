import { Link } from 'react-router-dom';
import css from './Temas.module.css';

/** What a piece of news is about; each leads to the others that speak of it. */
export const Temas = ({ etiquetas }: { etiquetas: readonly string[] }) =>
  etiquetas.length > 0 && (
    <ul className={css.temas} aria-label="Temas">
      {etiquetas.map((etiqueta) => (
        <li key={etiqueta}>
          <Link to={`/novedades?q=${encodeURIComponent(etiqueta)}`}>{etiqueta}</Link>
        </li>
      ))}
    </ul>
  );
