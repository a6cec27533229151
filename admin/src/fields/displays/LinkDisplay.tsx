import { isSafeLink } from '@coop/domain';
import type { DisplayProps } from './DisplayProps';

/** An address, to follow only when it is safe to. */
export function LinkDisplay({ value, brief }: DisplayProps<'url'>) {
  const address = String(value);
  if (brief || !isSafeLink(address)) return <>{address}</>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" style={{ overflowWrap: 'anywhere' }}>
      {address}
    </a>
  );
}
