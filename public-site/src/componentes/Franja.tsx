import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import css from './Franja.module.css';

type Props = { titulo: string; mas?: { texto: string; href: string }; children: ReactNode };

/** One idea of a page, across its width: a title, where there is more, the idea. */
export const Franja = ({ titulo, mas, children }: Props) => (
  <section className={`ancho ${css.franja}`}>
    <div className={css.cabeza}>
      <h2>{titulo}</h2>
      {mas && (
        <Link to={mas.href} className={css.mas}>
          {mas.texto}
        </Link>
      )}
    </div>
    {children}
  </section>
);
