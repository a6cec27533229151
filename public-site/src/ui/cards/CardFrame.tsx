import type { ReactNode } from 'react';
import css from './CardFrame.module.css';
import { TappableTitle } from './TappableTitle';

type Props = {
  /** Its link, which then covers the whole card, or plain text. */
  title: ReactNode;
  /** Level of its title: 2 in a list that is the page, 3 under a title of its own. */
  level: 2 | 3;
  anchor?: string;
  /** From edge to edge, on top. */
  head: ReactNode;
  /** Before the title: kind, date, number. No blocks. */
  before?: ReactNode;
  /** So little that on a phone it is a line or two. */
  short?: boolean;
  /** On a phone its head stands beside the rest, so that more of them are in sight. */
  beside?: boolean;
  children?: ReactNode;
};

/** What every card of a list is made of. */
export const CardFrame = ({ title, level, anchor, head, before, short, beside, children }: Props) => (
  <li className={`${css.tarjeta} ${short ? css.corta : ''} ${beside ? css.alLado : ''}`} id={anchor}>
    {head}
    <div className={css.cuerpo}>
      {before && <p className={css.antes}>{before}</p>}
      <TappableTitle level={level}>{title}</TappableTitle>
      {children}
    </div>
  </li>
);
