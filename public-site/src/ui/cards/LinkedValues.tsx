import type { LinkedText } from '../../reading/dataOf';
import { AnyLink } from '../elements/AnyLink';
import css from './SaidValue.module.css';

export const LinkedValues = ({ texts }: { texts: readonly LinkedText[] }) =>
  texts.length === 1 ? (
    texts.map((one) => <One key={one.text} {...one} />)
  ) : (
    <ul className="vinetas">
      {texts.map((one) => (
        <li key={`${one.href}${one.text}`}>
          <One {...one} />
        </li>
      ))}
    </ul>
  );

/** Allows line breaks inside long addresses. */
const One = ({ text, href }: LinkedText) =>
  href ? (
    <AnyLink href={href} className={css.dicho}>
      {text}
    </AnyLink>
  ) : (
    <span className={css.dicho}>{text}</span>
  );
