import type { ReactNode } from 'react';
import css from './Section.module.css';

type Props = {
  title: string;
  anchor?: string;
  /** Not printed: for parts that only link elsewhere. */
  onScreen?: boolean;
  children: ReactNode;
};

/** A titled part of a page. */
export const Section = ({ title, anchor, onScreen, children }: Props) => (
  <section className={`${css.seccion} ${onScreen ? css.enPantalla : ''}`} id={anchor}>
    <h2>{title}</h2>
    {children}
  </section>
);
