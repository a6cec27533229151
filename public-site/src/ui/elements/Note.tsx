import type { ReactNode } from 'react';
import css from './Note.module.css';

/** A warning to read first: outdated figures, a version no longer in force. */
export const Note = ({ children }: { children: ReactNode }) => (
  <p className={css.nota} role="note">
    {children}
  </p>
);
