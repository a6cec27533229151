import type { Elements } from './BlockProps';
import css from './Blocks.module.css';

/** Questions that open into their answers. */
export const QuestionsBlock = ({ elementos }: Elements) => (
  <div className={css.preguntas}>
    {elementos.map(({ titulo, texto }) => (
      <details key={titulo}>
        <summary>{titulo}</summary>
        <p>{texto}</p>
      </details>
    ))}
  </div>
);
