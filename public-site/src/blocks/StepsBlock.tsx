import type { Elements } from './Blocks';
import css from './Blocks.module.css';

/** What to do, in order. */
export const StepsBlock = ({ elementos }: Elements) => (
  <ol className={css.pasos}>
    {elementos.map(({ titulo, texto }) => (
      <li key={`${titulo}${texto}`}>
        {titulo && <h3>{titulo}</h3>}
        {texto && <p>{texto}</p>}
      </li>
    ))}
  </ol>
);
