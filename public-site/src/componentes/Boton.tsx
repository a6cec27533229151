import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import css from './Boton.module.css';

export type Tono = 'carmesi' | 'oro' | 'contorno' | 'claro';

/** A link that looks like a button: it goes somewhere. */
export function BotonEnlace({
  tono = 'carmesi',
  className = '',
  ...props
}: ComponentProps<typeof Link> & { tono?: Tono }) {
  return <Link className={`${css.boton} ${css[tono]} ${className}`} {...props} />;
}

/** A button: it does something here. */
export function Boton({
  tono = 'carmesi',
  type = 'button',
  className = '',
  ...props
}: ComponentProps<'button'> & { tono?: Tono }) {
  return <button type={type} className={`${css.boton} ${css[tono]} ${className}`} {...props} />;
}
