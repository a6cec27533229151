import type { Hallazgos } from '@coop/domain/answers';
import css from './Sections.module.css';

type Props = { q: string; chosen?: string; sections: Hallazgos['secciones'] };

/** Filters the results by section. */
export function Sections({ q, chosen, sections }: Props) {
  const total = sections.reduce((sum, section) => sum + section.total, 0);
  const more = sections.some((section) => section.more);
  const all = { seccion: undefined, etiqueta: 'Todo', total, more };
  if (sections.length < 2) return null;
  return (
    <nav className={css.secciones} aria-label="Secciones con resultados">
      <h2>Ver solo</h2>
      <ul>
        {[all, ...sections].map(({ seccion, etiqueta, total: howMany, more }) => (
          <li key={etiqueta}>
            <a
              href={`/buscar?${new URLSearchParams({ q, ...(seccion && { seccion }) })}`}
              aria-current={seccion === chosen ? 'true' : undefined}
            >
              {etiqueta} <small>{more ? `${howMany}+` : howMany}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
