import { useOrigin } from '../../reading/useLayout';
import css from './PrintedAddress.module.css';

/**
 * Prints the absolute address of a document, since links do not work on paper. The address is stable when the file is
 * replaced.
 */
export const PrintedAddress = ({ href }: { href: string }) => (
  <span className={css.direccion}>
    {useOrigin()}
    {href}
  </span>
);
