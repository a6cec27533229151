import type { ReactNode } from 'react';
import css from './Folded.module.css';

export const CollapsiblePart = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className={css.plegado}>
    <summary className="desplegable">{title}</summary>
    <div>{children}</div>
  </details>
);
