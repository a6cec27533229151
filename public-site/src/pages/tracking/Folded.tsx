import type { ReactNode } from 'react';
import css from './Folded.module.css';

/** A part of a case that one opens: what comes first is where it stands. */
export const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className={css.plegado}>
    <summary className="desplegable">{title}</summary>
    <div>{children}</div>
  </details>
);
