import { useOrigin } from '../../reading/useOrigin';
import css from './PrintedAddress.module.css';

/** On paper no link can be followed: the whole address of a document, which stays when the file is replaced. */
export const PrintedAddress = ({ href }: { href: string }) => (
  <span className={css.direccion}>
    {useOrigin()}
    {href}
  </span>
);
