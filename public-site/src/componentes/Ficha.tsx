import type { ReactNode } from 'react';
import css from './Ficha.module.css';

/** Named data. Pairs without a value are left out. */
export const Ficha = ({ datos }: { datos: readonly (readonly [string, ReactNode])[] }) => (
  <dl className={css.ficha}>
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
