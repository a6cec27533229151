import type { Elementos } from './Bloques';
import css from './Bloques.module.css';

/** Figures, large. */
export const BloqueCifras = ({ elementos }: Elementos) => (
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
