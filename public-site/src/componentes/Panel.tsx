import type { ReactNode } from 'react';
import css from './Panel.module.css';

type Props = { titulo: string; ancla: string; nota?: ReactNode; children: ReactNode };

/** One of several products, offices… on the same page, with an address of its own. */
export const Panel = ({ titulo, ancla, nota, children }: Props) => (
  <section id={ancla} className={css.panel}>
    <header>
      <h2>{titulo}</h2>
      {nota && <div className={css.nota}>{nota}</div>}
    </header>
    {children}
  </section>
);
