import type { ReactNode } from 'react';
import css from './Option.module.css';

type Props = {
  title?: string;
  fields: ReactNode;
  result: ReactNode;
};

export const Option = ({ title, fields, result }: Props) => (
  <fieldset className={css.opcion}>
    <legend className={title ? css.titulo : 'oculto'}>{title ?? 'Qué simular'}</legend>
    <div className={css.campos}>{fields}</div>
    <div className={css.resultado}>{result}</div>
  </fieldset>
);
