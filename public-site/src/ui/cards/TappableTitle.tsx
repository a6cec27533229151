import type { ReactNode } from 'react';
import css from './Tappable.module.css';

/** A title whose link covers all of what holds it, which composes `tocable`. */
export function TappableTitle({ level, children }: { level: 2 | 3; children: ReactNode }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return <Heading className={css.titulo}>{children}</Heading>;
}
