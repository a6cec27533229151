import { useOrigin } from '../../reading/useLayout';
import css from './PrintedAddress.module.css';

/** Prints a document's absolute address, stable when the file is replaced. */
export const PrintedAddress = ({ href }: { href: string }) => (
  <span className={css.direccion}>
    {useOrigin()}
    {href}
  </span>
);
