import { Enlace } from '../componentes/Enlace';
import { Icono } from '../componentes/Icono';
import type { Elementos } from './Bloques';
import css from './Bloques.module.css';

/** Points, each with what is said of it and where it leads. */
export const BloqueLista = ({ elementos }: Elementos) => (
  <ul className={css.lista}>
    {elementos.map(({ titulo, texto, dato, enlace }) => (
      <li key={`${titulo}${texto}`}>
        <Icono nombre="listo" />
        <div>
          {titulo && <h3>{enlace ? <Enlace href={enlace}>{titulo}</Enlace> : titulo}</h3>}
          {dato && <p className={css.dato}>{dato}</p>}
          {texto && <p>{texto}</p>}
        </div>
      </li>
    ))}
  </ul>
);
