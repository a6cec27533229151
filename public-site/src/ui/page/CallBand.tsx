import type { ReactNode } from 'react';
import { ButtonLink } from '../elements/Button';
import css from './CallBand.module.css';

type Props = { title?: string | null; children: ReactNode; button: ReactNode; href: string };

export const CallBand = ({ title, children, button, href }: Props) => (
  <div className={css.banda}>
    <div>
      {title && <h2>{title}</h2>}
      {children}
    </div>
    <ButtonLink href={href} tone="oro" rel={href.startsWith('/') ? undefined : 'noopener'}>
      {button}
    </ButtonLink>
  </div>
);
