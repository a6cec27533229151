import type { Said } from '../../reading/dataOf';
import { AnyLink } from '../elements/AnyLink';
import css from './SaidValue.module.css';

/** What a field says: one thing as it is, several as a list, and each with its link. */
export const SaidValue = ({ said }: { said: readonly Said[] }) =>
  said.length === 1 ? (
    said.map((one) => <One key={one.text} {...one} />)
  ) : (
    <ul className="vinetas">
      {said.map((one) => (
        <li key={`${one.href}${one.text}`}>
          <One {...one} />
        </li>
      ))}
    </ul>
  );

/** Addresses have no spaces to break at. */
const One = ({ text, href }: Said) =>
  href ? (
    <AnyLink href={href} className={css.dicho}>
      {text}
    </AnyLink>
  ) : (
    <span className={css.dicho}>{text}</span>
  );
