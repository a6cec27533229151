import type { ReactNode } from 'react';
import css from './Figure.module.css';

export const Figure = ({ isLong, children }: { isLong?: boolean; children: ReactNode }) => (
  <p className={css.cifra} data-larga={isLong}>
    {children}
  </p>
);
