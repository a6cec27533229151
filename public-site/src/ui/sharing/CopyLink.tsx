import { Icon } from '../elements/Icon';
import css from './CopyLink.module.css';

/** Copies an address and says so (`startCopying`); nothing where the browser does not let pages do it. An item of a list. */
export const CopyLink = ({ address }: { address: string }) => (
  <li className={css.copiar}>
    <button type="button" data-copiar={address} data-con-guion>
      <Icon name="cadena" size={20} />
      <Icon name="listo" size={20} />
      Copiar enlace
    </button>
    <span role="status" />
  </li>
);
