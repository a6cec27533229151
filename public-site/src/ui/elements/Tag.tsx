import type { ReactNode } from 'react';
import css from './Tag.module.css';

/** A short state or class, told by its words; the colour only helps. */
export const Tag = ({
  tone = 'neutra',
  children,
}: {
  tone?: 'neutra' | 'verde' | 'oro' | 'carmesi';
  children: ReactNode;
}) => <span className={`${css.etiqueta} ${css[tone]}`}>{children}</span>;
