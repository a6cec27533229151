import type { ReactNode } from 'react';
import css from './Tag.module.css';

/** A short status or category; the colour only reinforces the text. */
export const Tag = ({
  tone = 'neutra',
  children,
}: {
  tone?: 'neutra' | 'verde' | 'oro' | 'carmesi';
  children: ReactNode;
}) => <span className={`${css.etiqueta} ${css[tone]}`}>{children}</span>;
