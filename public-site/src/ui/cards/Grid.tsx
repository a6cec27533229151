import type { ReactNode } from 'react';
import css from './Grid.module.css';

/** Responsive list of cards; `narrow` fits more per row. */
export const Grid = ({ narrow, children }: { narrow?: boolean; children: ReactNode }) => (
  <ul className={`${css.rejilla} ${narrow ? css.estrecha : ''}`}>{children}</ul>
);
