import { AnyLink } from '../ui/elements/AnyLink';
import { Icon } from '../ui/elements/Icon';
import type { Elements } from './BlockProps';
import css from './Blocks.module.css';

/** Points, each with what is said of it and where it leads. */
export const ListBlock = ({ elementos }: Elements) => (
  <ul className={css.lista}>
    {elementos.map(({ titulo, texto, dato, enlace }) => (
      <li key={`${titulo}${texto}`}>
        <Icon name="listo" />
        <div>
          {titulo && <h3>{enlace ? <AnyLink href={enlace}>{titulo}</AnyLink> : titulo}</h3>}
          {dato && <p className={css.dato}>{dato}</p>}
          {texto && <p>{texto}</p>}
        </div>
      </li>
    ))}
  </ul>
);
