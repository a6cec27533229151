import type { ReactNode } from 'react';

type Props = { kind: 'error' | 'advertencia' | 'bien' | 'dato'; children: ReactNode };

/** Message of the sign-in page, announced to screen readers. */
export const Notice = ({ kind, children }: Props) => (
  <div role="alert" className="aviso" data-clase={kind}>
    {children}
  </div>
);
