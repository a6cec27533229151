import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A link that staff wrote: within the site it is followed without loading it again. */
export const AnyLink = ({ href, className, children }: { href: string; className?: string; children: ReactNode }) =>
  href.startsWith('/') ? (
    <Link to={href} className={className}>
      {children}
    </Link>
  ) : (
    <a href={href} className={className} rel="noopener">
      {children}
    </a>
  );
