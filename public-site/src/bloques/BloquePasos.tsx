import type { Elementos } from './Bloques';
import css from './Bloques.module.css';

/** What to do, in order. */
export const BloquePasos = ({ elementos }: Elementos) => (
  <ol className={css.pasos}>
    {elementos.map(({ titulo, texto }) => (
      <li key={`${titulo}${texto}`}>
        {titulo && <h3>{titulo}</h3>}
        {texto && <p>{texto}</p>}
      </li>
    ))}
  </ol>
);
