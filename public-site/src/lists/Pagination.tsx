import { useSearchParams } from 'react-router-dom';
import css from './Pagination.module.css';

type Props = { current: number; total: number; perPage: number };

export function Pagination({ current, total, perPage }: Props) {
  const [params] = useSearchParams();
  const pages = Math.ceil(total / perPage);
  if (pages <= 1) return null;
  const a = (page: number) => {
    const next = new URLSearchParams(params);
    next.set('pagina', String(page));
    if (page === 1) next.delete('pagina');
    return `?${next}`;
  };
  return (
    <nav className={css.paginacion} aria-label="Páginas de la lista">
      {current > 1 && (
        <a href={a(current - 1)} rel="prev">
          Anteriores
        </a>
      )}
      <span>
        Página {current} de {pages}
      </span>
      {current < pages && (
        <a href={a(current + 1)} rel="next">
          Siguientes
        </a>
      )}
    </nav>
  );
}
