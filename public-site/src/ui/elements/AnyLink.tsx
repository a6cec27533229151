import type { ReactNode } from 'react';

type Props = {
  href: string;
  className?: string | undefined;
  /** It links to the current page. */
  current?: boolean;
  children: ReactNode;
};

/** A link written by staff: it may lead to another site. */
export const AnyLink = ({ href, className, current, children }: Props) => (
  <a
    href={href}
    className={className}
    rel={href.startsWith('/') ? undefined : 'noopener'}
    aria-current={current ? 'page' : undefined}
  >
    {children}
  </a>
);

/** A mail link that may wrap before the domain. */
export function MailLink({ address }: { address: string }) {
  const [name, domain] = address.split('@');
  return (
    <a href={`mailto:${address}`}>
      {name}@<wbr />
      {domain}
    </a>
  );
}
