import type { ReactNode } from 'react';
import { Icon } from '../elements/Icon';
import { CopyLink } from './CopyLink';
import css from './Share.module.css';

type Props = {
  title: string;
  /** The absolute address, `https://…`; null where the page is not public yet. */
  address: string | null;
  children?: ReactNode;
};

/** Sharing options as plain links, so that third parties learn nothing before a click. */
export const Share = ({ title, address, children }: Props) =>
  address && (
    <section className={css.compartir} aria-label="Compartir" data-compartir="">
      <span aria-hidden="true">Compartir</span>
      <ul>
        <li>
          <a href={`https://wa.me/?${new URLSearchParams({ text: `${title} ${address}` })}`} rel="noopener">
            <Icon name="whatsapp" size={20} />
            WhatsApp
          </a>
        </li>
        <li>
          <a href={`https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: address })}`} rel="noopener">
            <Icon name="facebook" size={20} />
            Facebook
          </a>
        </li>
        <CopyLink address={address} />
        {children}
      </ul>
    </section>
  );
