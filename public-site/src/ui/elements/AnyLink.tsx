import type { ReactNode } from 'react';

type Props = {
  href: string;
  className?: string | undefined;
  current?: boolean;
  children: ReactNode;
};

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

export function MailLink({ address }: { address: string }) {
  const [name, domain] = address.split('@');
  return (
    <a href={`mailto:${address}`}>
      {name}@<wbr />
      {domain}
    </a>
  );
}
