import type { ReactNode } from 'react';
import css from './Fold.module.css';

type Props = {
  /** What it holds, in the words of whoever looks for it. */
  title: string;
  /** Unfolded from the start, where it was asked for. */
  open?: boolean;
  children: ReactNode;
};

/** What few read on a phone: one touch away there; in sight where there is room for it, and on paper. */
export const Fold = ({ title, open, children }: Props) => (
  <details className={css.plegado} open={open}>
    <summary className="desplegable">{title}</summary>
    {children}
  </details>
);
