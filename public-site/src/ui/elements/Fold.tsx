import type { ReactNode } from 'react';
import css from './Fold.module.css';

type Props = {
  /** A description of its content in the visitor's words. */
  title: string;
  open?: boolean;
  children: ReactNode;
};

/** Secondary content: collapsed on phones, always visible on wide screens and on paper. */
export const Fold = ({ title, open, children }: Props) => (
  <details className={css.plegado} open={open}>
    <summary className="desplegable">{title}</summary>
    {children}
  </details>
);
