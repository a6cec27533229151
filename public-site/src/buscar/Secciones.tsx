import type { Hallazgos } from '@coop/domain/answers';
import { Link } from 'react-router-dom';
import css from './Secciones.module.css';

type Props = { q: string; elegida?: string; secciones: Hallazgos['secciones'] };

/** What was found can be seen section by section. */
export function Secciones({ q, elegida, secciones }: Props) {
  const total = secciones.reduce((sum, seccion) => sum + seccion.total, 0);
  const todas = { seccion: undefined, etiqueta: 'Todo', total };
  if (secciones.length < 2) return null;
  return (
    <nav className={css.secciones} aria-label="Secciones con resultados">
      <h2>Ver solo</h2>
      <ul>
        {[todas, ...secciones].map(({ seccion, etiqueta, total: cuantos }) => (
          <li key={etiqueta}>
            <Link
              to={`/buscar?${new URLSearchParams({ q, ...(seccion && { seccion }) })}`}
              aria-current={seccion === elegida ? 'true' : undefined}
            >
              {etiqueta} <small>{cuantos}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
