import type { ReactNode } from 'react';
import css from './CajaDeSimulador.module.css';

/** A simulator on a page of its own. */
export const CajaDeSimulador = ({ titulo, children }: { titulo: string; children: ReactNode }) => (
  <section className={css.caja}>
    <h2>{titulo}</h2>
    {children}
  </section>
);
