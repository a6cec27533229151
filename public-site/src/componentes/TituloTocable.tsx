import type { ReactNode } from 'react';
import css from './Tocable.module.css';

/** A title whose link covers all of what holds it, which composes `tocable`. */
export function TituloTocable({ nivel, children }: { nivel: 2 | 3; children: ReactNode }) {
  const Titulo = nivel === 2 ? 'h2' : 'h3';
  return <Titulo className={css.titulo}>{children}</Titulo>;
}
