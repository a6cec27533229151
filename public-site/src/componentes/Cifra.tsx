import type { ReactNode } from 'react';
import css from './Cifra.module.css';

/** The one figure that a page is about. */
export const Cifra = ({ children }: { children: ReactNode }) => <p className={css.cifra}>{children}</p>;
