import type { ReactNode } from 'react';

/** A link that staff wrote: it may lead to another site. */
export const AnyLink = ({ href, className, children }: { href: string; className?: string; children: ReactNode }) => (
  <a href={href} className={className} rel={href.startsWith('/') ? undefined : 'noopener'}>
    {children}
  </a>
);
