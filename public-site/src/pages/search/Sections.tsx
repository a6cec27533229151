import type { Hallazgos } from '@coop/domain/answers';
import css from './Sections.module.css';

type Props = { q: string; chosen: string | undefined; sections: Hallazgos['secciones'] };

const MOST = 3;

export function Sections({ q, chosen, sections }: Props) {
  const total = sections.reduce((sum, section) => sum + section.total, 0);
  const more = sections.some((section) => section.more);
  const all: One = { seccion: undefined, etiqueta: 'Todo', total, ...(more && { more }) };
  if (sections.length < 2) return null;
  const first = sections.filter(({ seccion }, at) => at < MOST || seccion === chosen);
  const rest = sections.filter((section) => !first.includes(section));
  return (
    <nav className={css.secciones} aria-label="Secciones con resultados">
      <h2>Ver solo</h2>
      <List q={q} chosen={chosen} sections={[all, ...first]} />
      {rest.length > 0 && (
        <details>
          <summary>Más secciones</summary>
          <List q={q} chosen={chosen} sections={rest} />
        </details>
      )}
    </nav>
  );
}

type One = Omit<Props['sections'][number], 'seccion'> & { seccion: string | undefined };

const List = ({ q, chosen, sections }: Omit<Props, 'sections'> & { sections: readonly One[] }) => (
  <ul>
    {sections.map(({ seccion, etiqueta, total, more }) => (
      <li key={etiqueta}>
        <a
          href={`/buscar?${new URLSearchParams({ q, ...(seccion && { seccion }) })}`}
          aria-current={seccion === chosen ? 'true' : undefined}
        >
          {etiqueta} <small>{more ? `${total}+` : total}</small>
        </a>
      </li>
    ))}
  </ul>
);
