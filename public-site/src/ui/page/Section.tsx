import type { ReactNode } from 'react';
import css from './Section.module.css';

type Props = {
  title: string;
  anchor?: string;
  /** Not printed: for parts that only link elsewhere. */
  onScreen?: boolean;
  children: ReactNode;
};

export const Section = ({ title, anchor, onScreen, children }: Props) => (
  <section className={`${css.seccion} ${onScreen ? css.enPantalla : ''}`} id={anchor}>
    <h2>{title}</h2>
    {children}
  </section>
);
