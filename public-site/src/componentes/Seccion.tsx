import type { ReactNode } from 'react';
import css from './Seccion.module.css';

/** A titled part of a page. */
export const Seccion = ({ titulo, ancla, children }: { titulo: string; ancla?: string; children: ReactNode }) => (
  <section className={css.seccion} id={ancla}>
    <h2>{titulo}</h2>
    {children}
  </section>
);
