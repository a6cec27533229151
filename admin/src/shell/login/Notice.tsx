import type { ReactNode } from 'react';

type Props = { kind: 'error' | 'advertencia' | 'bien' | 'dato'; children: ReactNode };

/** What the door has to say: read out as it comes. */
export const Notice = ({ kind, children }: Props) => (
  <div role="alert" className="aviso" data-clase={kind}>
    {children}
  </div>
);
