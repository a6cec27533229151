import type { ReactNode } from 'react';
import css from './Chips.module.css';

type Props = {
  /** Choices that the address makes. */
  links: readonly { label: string; href: string; chosen: boolean }[];
  /** Those that need a script: their place is kept until it works. */
  children?: ReactNode;
};

/** What narrows a list at one touch. */
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
