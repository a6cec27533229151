import type { ReactNode } from 'react';
import css from './Note.module.css';

/** Something to know before reading on: figures that are old, a version that no longer holds. */
export const Note = ({ children }: { children: ReactNode }) => (
  <p className={css.nota} role="note">
    {children}
  </p>
);
