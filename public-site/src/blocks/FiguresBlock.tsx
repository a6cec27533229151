import type { Elements } from './BlockProps';
import css from './Blocks.module.css';

/** Figures, large. */
export const FiguresBlock = ({ elementos }: Elements) => (
  <dl className={css.cifras}>
    {elementos.map(({ titulo, texto, dato }) => (
      <div key={`${titulo}${dato}`}>
        <dd>{dato}</dd>
        <dt>
          {titulo}
          {texto && <> · {texto}</>}
        </dt>
      </div>
    ))}
  </dl>
);
