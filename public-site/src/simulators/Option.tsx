import type { ReactNode } from 'react';
import css from './Option.module.css';

type Props = {
  /** Where there are two. */
  title?: string;
  fields: ReactNode;
  result: ReactNode;
};

/** What is asked, and beside it what it comes to. */
export const Option = ({ title, fields, result }: Props) => (
  <fieldset className={css.opcion}>
    <legend className={title ? css.titulo : 'oculto'}>{title ?? 'Qué simular'}</legend>
    <div className={css.campos}>{fields}</div>
    <div className={css.resultado}>{result}</div>
  </fieldset>
);
