import type { ReactNode } from 'react';
import css from './Seccion.module.css';

type Props = {
  titulo: string;
  ancla?: string;
  /** For what only leads elsewhere: it is not printed. */
  enPantalla?: boolean;
  children: ReactNode;
};

/** A titled part of a page. */
export const Seccion = ({ titulo, ancla, enPantalla, children }: Props) => (
  <section className={`${css.seccion} ${enPantalla ? css.enPantalla : ''}`} id={ancla}>
    <h2>{titulo}</h2>
    {children}
  </section>
);
