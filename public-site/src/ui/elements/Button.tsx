import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import css from './Button.module.css';

export type Tone = 'carmesi' | 'oro' | 'contorno' | 'claro';

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({
  tone = 'carmesi',
  className = '',
  ...props
}: ComponentProps<typeof Link> & { tone?: Tone }) {
  return <Link className={`${css.boton} ${css[tone]} ${className}`} {...props} />;
}

/** A button: it does something here. */
export function Button({
  tone = 'carmesi',
  type = 'button',
  className = '',
  ...props
}: ComponentProps<'button'> & { tone?: Tone }) {
  return <button type={type} className={`${css.boton} ${css[tone]} ${className}`} {...props} />;
}
