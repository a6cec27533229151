import { type ReactNode, useEffect, useId, useRef } from 'react';
import css from './CaseCard.module.css';

type Props = {
  /** Above the title. */
  before?: ReactNode;
  title: ReactNode;
  titleClass?: string | undefined;
  /** It just came in: what the page says of writing one is over (Page.module.css). */
  isNew?: boolean;
  children: ReactNode;
};

/** What the site tells somebody of their case, where it comes in, is found and is followed. Whoever came for it is led to its title. */
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
