import type { ReactNode } from 'react';
import css from './Chips.module.css';

type Props = {
  links: readonly { label: string; href: string; chosen: boolean }[];
  /** Filters that need JavaScript; their space is reserved until hydration. */
  children?: ReactNode;
};

export const Chips = ({ links, children }: Props) => (
  <div className={css.opciones}>
    {children}
    {links.map(({ label, href, chosen }) => (
      <a key={label} href={href} aria-current={chosen ? 'true' : undefined}>
        {label}
      </a>
    ))}
  </div>
);
