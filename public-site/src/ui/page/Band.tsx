import type { ReactNode } from 'react';
import css from './Band.module.css';

type Props = { title: string; more?: { text: string; href: string }; children: ReactNode };

export const Band = ({ title, more, children }: Props) => (
  <section className={`ancho ${css.franja}`}>
    <div className={css.cabeza}>
      <h2>{title}</h2>
      {more && (
        <a href={more.href} className={css.mas}>
          {more.text}
        </a>
      )}
    </div>
    {children}
  </section>
);
