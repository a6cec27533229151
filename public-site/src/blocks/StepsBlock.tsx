import type { Elements } from './BlockProps';
import css from './Blocks.module.css';

/** A year, or about as much: what is longer stands above what it is of. */
const SHORT = 12;

/** What to do, or what happened, in order: by its number, or by the year or day that it says. */
export const StepsBlock = ({ elementos }: Elements) => (
  <ol className={css.pasos}>
    {elementos.map(({ titulo, texto, dato }) => (
      <li key={`${titulo}${texto}`} className={classOf(dato)}>
        {dato && <span className={css.cuando}>{dato}</span>}
        {titulo && <h3>{titulo}</h3>}
        {texto && <p>{texto}</p>}
      </li>
    ))}
  </ol>
);

const classOf = (dato: string | null | undefined) =>
  dato ? `${css.fechado} ${dato.length > SHORT ? css.extenso : ''}` : undefined;
