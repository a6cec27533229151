import type { ComponentProps } from 'react';
import css from './Button.module.css';

export type Tone = 'carmesi' | 'oro' | 'contorno' | 'claro';

/** Link with the look of a button. */
export function ButtonLink({
  tone = 'carmesi',
  className = '',
  href,
  children,
  ...props
}: ComponentProps<'a'> & { href: string; tone?: Tone }) {
  return (
    <a className={`${css.boton} ${css[tone]} ${className}`} href={href} {...props}>
      {children}
    </a>
  );
}

export function Button({
  tone = 'carmesi',
  type = 'button',
  className = '',
  ...props
}: ComponentProps<'button'> & { tone?: Tone }) {
  return <button type={type} className={`${css.boton} ${css[tone]} ${className}`} {...props} />;
}
