import type { ReactNode } from 'react';
import css from './Vacio.module.css';

/** Nothing to show: why, and what to do next. */
export const Vacio = ({ titulo, children }: { titulo: string; children: ReactNode }) => (
  <div className={css.vacio}>
    <h2>{titulo}</h2>
    <div>{children}</div>
  </div>
);
