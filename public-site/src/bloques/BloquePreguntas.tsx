import type { Elementos } from './Bloques';
import css from './Bloques.module.css';

/** Questions that open into their answers. */
export const BloquePreguntas = ({ elementos }: Elementos) => (
  <div className={css.preguntas}>
    {elementos.map(({ titulo, texto }) => (
      <details key={titulo}>
        <summary>{titulo}</summary>
        <p>{texto}</p>
      </details>
    ))}
  </div>
);
