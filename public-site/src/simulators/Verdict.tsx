import type { ReactNode } from 'react';
import css from './Verdict.module.css';

type Props = {
  children: ReactNode;
  /** How it looks to whoever decides: fine, to be thought over, or too much. Its words say it. */
  tone?: 'bien' | 'justo' | 'mal';
};

/** What some figures come to, in a sentence that is read out when it changes. */
export const Verdict = ({ children, tone = 'bien' }: Props) => (
  <div className={`${css.veredicto} ${css[tone]}`} role="status">
    {children}
  </div>
);
