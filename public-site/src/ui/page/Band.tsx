import type { ReactNode } from 'react';
import css from './Band.module.css';

type Props = { title: string; more?: { text: string; href: string }; children: ReactNode };

/** Hides all but the first word of a link beside a title where they don't fit in a line; it is read whole. */
function OnPhoneShort({ text }: { text: string }) {
  const [first, ...rest] = text.split(' ');
  return (
    <>
      {first}
      <span className={css.resto}> {rest.join(' ')}</span>
    </>
  );
}

export const Band = ({ title, more, children }: Props) => (
  <section className={`ancho ${css.franja}`}>
    <div className={css.cabeza}>
      <h2>{title}</h2>
      {more && (
        <a href={more.href} className={css.mas}>
          <OnPhoneShort text={more.text} />
        </a>
      )}
    </div>
    {children}
  </section>
);
