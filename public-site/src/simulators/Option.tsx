import type { ReactNode } from 'react';
import css from './Option.module.css';

type Props = {
  /** Heading, where there are two options. */
  title?: string;
  fields: ReactNode;
  result: ReactNode;
};

/** An option: its fields, and its result beside them. */
export const Option = ({ title, fields, result }: Props) => (
  <fieldset className={css.opcion}>
    <legend className={title ? css.titulo : 'oculto'}>{title ?? 'Qué simular'}</legend>
    <div className={css.campos}>{fields}</div>
    <div className={css.resultado}>{result}</div>
  </fieldset>
);
