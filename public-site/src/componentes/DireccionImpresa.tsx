import { useOrigen } from '../useOrigen';
import css from './DireccionImpresa.module.css';

/** On paper no link can be followed: the whole address of a document, which stays when the file is replaced. */
export const DireccionImpresa = ({ href }: { href: string }) => (
  <span className={css.direccion}>
    {useOrigen()}
    {href}
  </span>
);
