import type { ReactNode } from 'react';
import css from './Empty.module.css';

/** Message in place of an empty list or missing page. */
export const Empty = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={css.vacio}>
    <h2>{title}</h2>
    <div>{children}</div>
  </div>
);
