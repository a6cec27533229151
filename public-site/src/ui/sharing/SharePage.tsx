import encodeQR from 'qr';
import { useId } from 'react';
import { useSharedAddress } from '../../reading/useLayout';
import { Icon } from '../elements/Icon';
import css from './PageCode.module.css';
import { Share } from './Share';

/** Sharing options for this page, on screen and on paper; renders nothing in a preview, whose page is not public. */
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

/** The error correction and quiet zone that printed codes need (ISO/IEC 18004). */
const OPTIONS = { ecc: 'medium', border: 4 } as const;

type Props = { id: string; address: string };

/** An address as a QR code: on screen in a popover, on paper always. Rendered only on the server. */
function PageCode({ id, address }: Props) {
  const { path, side } = squaresOf(address);
  return (
    <figure id={id} popover="auto" className={css.codigo}>
      <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label="Código QR">
        <path d={path} />
      </svg>
      <figcaption>{address.replace(/^https?:\/\//, '')}</figcaption>
    </figure>
  );
}

type Squares = { path: string; side: number };

/** Size limit of the cache, above the number of pages. A page rendered again after a change reuses its code. */
const MAX_KNOWN = 500;
const known = new Map<string, Squares>();

function squaresOf(address: string): Squares {
  const squares = known.get(address) ?? squaresIn(address);
  if (known.size < MAX_KNOWN) known.set(address, squares);
  return squares;
}

/** Returns the dark modules as an SVG path, one subpath for each horizontal run. */
function squaresIn(address: string): Squares {
  const rows = encodeQR(address, 'raw', OPTIONS);
  const runs = rows.flatMap((row, y) =>
    [...row.map(Number).join('').matchAll(/1+/g)].map(
      ({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`,
    ),
  );
  return { path: runs.join(''), side: rows.length };
}
