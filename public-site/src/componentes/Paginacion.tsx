import { Link, useSearchParams } from 'react-router-dom';
import css from './Paginacion.module.css';

type Props = { actual: number; total: number; porPagina: number };

/** Ways to the other pages of a list; nothing when it has one. */
export function Paginacion({ actual, total, porPagina }: Props) {
  const [params] = useSearchParams();
  const paginas = Math.ceil(total / porPagina);
  if (paginas <= 1) return null;
  const a = (pagina: number) => {
    const next = new URLSearchParams(params);
    next.set('pagina', String(pagina));
    if (pagina === 1) next.delete('pagina');
    return `?${next}`;
  };
  return (
    <nav className={css.paginacion} aria-label="Páginas de la lista">
      {actual > 1 && (
        <Link to={a(actual - 1)} rel="prev">
          Anteriores
        </Link>
      )}
      <span>
        Página {actual} de {paginas}
      </span>
      {actual < paginas && (
        <Link to={a(actual + 1)} rel="next">
          Siguientes
        </Link>
      )}
    </nav>
  );
}
