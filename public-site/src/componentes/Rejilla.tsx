import type { ReactNode } from 'react';
import css from './Rejilla.module.css';

/** Cards side by side, as many as fit. */
export const Rejilla = ({ estrecha, children }: { estrecha?: boolean; children: ReactNode }) => (
  <ul className={`${css.rejilla} ${estrecha ? css.estrecha : ''}`}>{children}</ul>
);
