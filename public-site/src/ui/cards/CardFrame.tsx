import type { ReactNode } from 'react';
import css from './CardFrame.module.css';
import { TappableTitle } from './TappableTitle';

type Props = {
  /** A link, which then covers the whole card, or plain text. */
  title: ReactNode;
  level: 2 | 3;
  anchor?: string;
  head: ReactNode;
  /** Inline content before the title: type, date, number. */
  before?: ReactNode;
  /** Short content: on a phone it takes a line or two. */
  short?: boolean;
  /** On a phone its head is beside the rest, so that more cards fit on the screen. */
  beside?: boolean;
  children?: ReactNode;
};

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
