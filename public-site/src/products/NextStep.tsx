import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/elements/Button';
import css from './NextStep.module.css';

/** Where something that is offered is asked for: a page of ours, or the online bank. */
export type Step = { title: string; text: ReactNode; button: string; href: string };

/** What to do now, one thing. */
export const NextStep = ({ title, text, button, href }: Step) => (
  <section className={css.paso}>
    <div>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
    <ButtonLink href={href} tone="oro">
      {button}
    </ButtonLink>
  </section>
);
