import { Icon } from '../elements/Icon';
import css from './CopyLink.module.css';

/** A list item that copies an address and confirms it (`startCopying`); hidden without the Clipboard API. */
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
