import type { ReactNode } from 'react';
import css from './Figure.module.css';

/** The one figure that a page is about; `isLong`, as prices are, it is a size smaller. */
export const Figure = ({ isLong, children }: { isLong?: boolean; children: ReactNode }) => (
  <p className={css.cifra} data-larga={isLong}>
    {children}
  </p>
);
