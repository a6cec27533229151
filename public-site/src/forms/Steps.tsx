import css from './Steps.module.css';

type Props = { titles: readonly string[]; current: number; onChoose: (step: number) => void };

/** Step indicator; earlier steps are links. The server renders it too, to reserve its space. */
export const Steps = ({ titles, current, onChoose }: Props) => (
  <nav className={css.guia} aria-label="Pasos del formulario">
    <p className={css.texto} role="status">
      Paso {current + 1} de {titles.length}: <strong>{titles[current]}</strong>
    </p>
    <ol className={css.pasos}>
      {titles.map((title, at) => (
        <li key={title} data-hecho={at <= current || undefined}>
          {at < current ? (
            <button type="button" onClick={() => onChoose(at)}>
              <span className={css.numero}>{at + 1}</span> <span className={css.titulo}>{title}</span>
            </button>
          ) : (
            <span aria-current={at === current ? 'step' : undefined}>
              <span className={css.numero}>{at + 1}</span> <span className={css.titulo}>{title}</span>
            </span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
