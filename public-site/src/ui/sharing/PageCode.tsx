import encodeQR from 'qr';
import css from './PageCode.module.css';

/** With the correction of errors that print asks for, and the white around it that its readers do (ISO/IEC 18004). */
const OPTIONS = { ecc: 'medium', border: 4 } as const;

type Props = { id: string; address: string };

/** An address as a QR code: on the screen once it is asked for (a popover), on paper always. For the server alone. */
export function PageCode({ id, address }: Props) {
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

/** Its dark modules, a line for each run of them. */
function squaresOf(address: string): { path: string; side: number } {
  const rows = encodeQR(address, 'raw', OPTIONS);
  const runs = rows.flatMap((row, y) =>
    [...row.map(Number).join('').matchAll(/1+/g)].map(
      ({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`,
    ),
  );
  return { path: runs.join(''), side: rows.length };
}
