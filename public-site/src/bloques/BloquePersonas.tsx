import { Imagen } from '../componentes/Imagen';
import type { Elementos } from './Bloques';
import css from './Bloques.module.css';

/** People and their offices; initials where there is no portrait. */
export const BloquePersonas = ({ elementos }: Elementos) => (
  <ul className={css.personas}>
    {elementos.map(({ titulo, texto, dato, imagen }) => (
      <li key={`${titulo}${dato}`}>
        {imagen ? (
          <Imagen archivo={imagen} className={css.retrato} tamanos="56px" />
        ) : (
          <span className={css.retrato} aria-hidden="true">
            {iniciales(titulo ?? '')}
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

const iniciales = (nombre: string) =>
  nombre
    .split(/\s+/)
    .filter((word) => /^\p{Lu}/u.test(word) && !word.endsWith('.'))
    .slice(0, 2)
    .map((word) => word[0])
    .join('');
