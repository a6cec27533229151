import type { ReactNode } from 'react';
import css from './MarcoDeTarjeta.module.css';
import { TituloTocable } from './TituloTocable';

type Props = {
  /** Its link, which then covers the whole card, or plain text. */
  titulo: ReactNode;
  /** Level of its title: 2 in a list that is the page, 3 under a title of its own. */
  nivel: 2 | 3;
  ancla?: string;
  /** From edge to edge, on top. */
  cabeza: ReactNode;
  /** Before the title: kind, date, number. No blocks. */
  antes?: ReactNode;
  children?: ReactNode;
};

/** What every card of a list is made of. */
export const MarcoDeTarjeta = ({ titulo, nivel, ancla, cabeza, antes, children }: Props) => (
  <li className={css.tarjeta} id={ancla}>
    {cabeza}
    <div className={css.cuerpo}>
      {antes && <p className={css.antes}>{antes}</p>}
      <TituloTocable nivel={nivel}>{titulo}</TituloTocable>
      {children}
    </div>
  </li>
);
