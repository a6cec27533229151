import type { ReactNode } from 'react';
import css from './Etiqueta.module.css';

/** A short state or class, told by its words; the colour only helps. */
export const Etiqueta = ({
  tono = 'neutra',
  children,
}: {
  tono?: 'neutra' | 'verde' | 'oro' | 'carmesi';
  children: ReactNode;
}) => <span className={`${css.etiqueta} ${css[tono]}`}>{children}</span>;
