import type { ReactNode } from 'react';
import css from './Opcion.module.css';

type Props = {
  /** Where there are two. */
  titulo?: string;
  campos: ReactNode;
  resultado: ReactNode;
};

/** What is asked, and beside it what it comes to. */
export const Opcion = ({ titulo, campos, resultado }: Props) => (
  <fieldset className={css.opcion}>
    <legend className={titulo ? css.titulo : 'oculto'}>{titulo ?? 'Qué simular'}</legend>
    <div className={css.campos}>{campos}</div>
    <div className={css.resultado}>{resultado}</div>
  </fieldset>
);
