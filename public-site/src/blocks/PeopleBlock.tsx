import { Picture } from '../ui/media/Picture';
import type { Elements } from './BlockProps';
import css from './Blocks.module.css';

/** People and their offices; initials where there is no portrait. */
export const PeopleBlock = ({ elementos }: Elements) => (
  <ul className={css.personas}>
    {elementos.map(({ titulo, texto, dato, imagen }) => (
      <li key={`${titulo}${dato}`}>
        {imagen ? (
          <Picture file={imagen} className={css.retrato} sizes="56px" />
        ) : (
          <span className={css.retrato} aria-hidden="true">
            {initials(titulo ?? '')}
          </span>
        )}
        <div>
          <h3>{titulo}</h3>
          {dato && <p className={css.cargo}>{dato}</p>}
          {texto && <p className={css.cargo}>{texto}</p>}
        </div>
      </li>
    ))}
  </ul>
);

const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{Lu}/u.test(word) && !word.endsWith('.'))
    .slice(0, 2)
    .map((word) => word[0])
    .join('');
