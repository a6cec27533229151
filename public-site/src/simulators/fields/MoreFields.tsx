import { type ReactNode, useState } from 'react';
import css from './MoreFields.module.css';

type Props = {
  open: boolean;
  faulty: boolean;
  children: ReactNode;
};

export function MoreFields({ open, faulty, children }: Props) {
  const [isOpen, setOpen] = useState(open);
  return (
    <details className={css.mas} open={isOpen || faulty} onToggle={(e) => setOpen(e.currentTarget.open)}>
      <summary className="desplegable">Más opciones</summary>
      <div>{children}</div>
    </details>
  );
}
