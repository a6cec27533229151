import { type ReactNode, useState } from 'react';
import css from './MoreFields.module.css';

type Props = {
  /** Where something of it was said. */
  open: boolean;
  /** Where something of it is wrong, which is never folded away. */
  faulty: boolean;
  children: ReactNode;
};

/** What few people change. */
export function MoreFields({ open, faulty, children }: Props) {
  const [isOpen, setOpen] = useState(open);
  return (
    <details className={css.mas} open={isOpen || faulty} onToggle={(e) => setOpen(e.currentTarget.open)}>
      <summary className="desplegable">Más opciones</summary>
      <div>{children}</div>
    </details>
  );
}
