import type { ReactNode } from 'react';
import css from './Ficha.module.css';

type Props = {
  datos: readonly (readonly [string, ReactNode])[];
  /** Figures and few words: on phones, two to a line. */
  breve?: boolean;
};

/** Named data. Pairs without a value are left out. */
export const Ficha = ({ datos, breve }: Props) => (
  <dl className={`${css.ficha} ${breve ? css.breve : ''}`}>
    {datos
      .filter(([, valor]) => valor !== null && valor !== undefined && valor !== '' && valor !== false)
      .map(([nombre, valor]) => (
        <div key={nombre}>
          <dt>{nombre}</dt>
          <dd>{valor}</dd>
        </div>
      ))}
  </dl>
);
