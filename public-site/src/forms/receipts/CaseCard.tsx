import { type ReactNode, useEffect, useId, useRef } from 'react';
import css from './CaseCard.module.css';

type Props = {
  before?: ReactNode;
  title: ReactNode;
  titleClass?: string | undefined;
  /** Just received: the page hides its instructions for writing one (Page.module.css). */
  isNew?: boolean;
  children: ReactNode;
};

/** A card about a visitor's case: receipt, search result or status. Moves focus to its title. */
export function CaseCard({ before, title, titleClass, isNew, children }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={css.caso} aria-labelledby={id} data-recibido={isNew ? '' : undefined}>
      {before}
      <h2 ref={heading} id={id} tabIndex={-1} className={titleClass}>
        {title}
      </h2>
      {children}
    </section>
  );
}
