import type { ReactNode } from 'react';
import css from './Tappable.module.css';

/** A heading whose link covers its container, which must compose `tocable`. */
export function TappableTitle({ level, children }: { level: 2 | 3; children: ReactNode }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return <Heading className={css.titulo}>{children}</Heading>;
}
