import type { ReactNode } from 'react';
import css from './Verdict.module.css';

type Props = {
  children: ReactNode;
  /** Severity for the decision: fine, borderline or too much. The text states it too. */
  tone?: 'bien' | 'justo' | 'mal';
};

/** A conclusion in words, announced to screen readers on change. */
export const Verdict = ({ children, tone = 'bien' }: Props) => (
  <div className={`${css.veredicto} ${css[tone]}`} role="status">
    {children}
  </div>
);
