import { useId } from 'react';
import { useSharedAddress } from '../../reading/useSharedAddress';
import { Icon } from '../elements/Icon';
import { PageCode } from './PageCode';
import { Share } from './Share';

/** Ways of passing this page on, from a screen and from paper; nothing in a preview, whose address is nobody's yet. */
export function SharePage({ title }: { title: string }) {
  const address = useSharedAddress();
  const id = useId();
  if (!address) return null;
  return (
    <>
      <Share title={title} address={address}>
        <li>
          <button type="button" popoverTarget={id}>
            <Icon name="qr" size={20} />
            Código QR
          </button>
        </li>
      </Share>
      <PageCode id={id} address={address} />
    </>
  );
}
