import type { ReactNode } from 'react';
import css from './Panel.module.css';

type Props = { title: string; anchor: string; note?: ReactNode; children: ReactNode };

export const Panel = ({ title, anchor, note, children }: Props) => (
  <section id={anchor} className={css.panel} data-panel="">
    <header>
      <h2>{title}</h2>
      {note && <div className={css.nota}>{note}</div>}
    </header>
    {children}
  </section>
);
