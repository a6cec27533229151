import type { ReactNode } from 'react';
import css from './Figure.module.css';

/** The one figure that a page is about. */
export const Figure = ({ children }: { children: ReactNode }) => <p className={css.cifra}>{children}</p>;
