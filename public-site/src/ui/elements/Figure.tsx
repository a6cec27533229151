import type { ReactNode } from 'react';
import css from './Figure.module.css';

/** The main figure of a page; `isLong` (a price, for example) makes it a size smaller. */
export const Figure = ({ isLong, children }: { isLong?: boolean; children: ReactNode }) => (
  <p className={css.cifra} data-larga={isLong}>
    {children}
  </p>
);
