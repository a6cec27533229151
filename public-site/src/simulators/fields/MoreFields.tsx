import { type ReactNode, useState } from 'react';
import css from './MoreFields.module.css';

type Props = {
  /** Initially expanded, if one of its fields was set. */
  open: boolean;
  /** Forces it open while one of its fields is invalid. */
  faulty: boolean;
  children: ReactNode;
};

/** Advanced fields, collapsed. */
export function MoreFields({ open, faulty, children }: Props) {
  const [isOpen, setOpen] = useState(open);
  return (
    <details className={css.mas} open={isOpen || faulty} onToggle={(e) => setOpen(e.currentTarget.open)}>
      <summary className="desplegable">Más opciones</summary>
      <div>{children}</div>
    </details>
  );
}
