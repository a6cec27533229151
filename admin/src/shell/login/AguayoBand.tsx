import { useId } from 'react';
import { palette } from '../../ground/theme/palette';

/** The stepped rhombi of the aguayo, the brand's only ornament. */
export function AguayoBand() {
  const id = useId();
  return (
    <svg width="100%" height="16" aria-hidden="true" style={{ display: 'block' }}>
      <pattern id={id} width="48" height="16" patternUnits="userSpaceOnUse">
        <rect width="48" height="16" fill={palette.crimson} />
        <path d="M12 2h4v2h4v2h4v4h-4v2h-4v2h-4v-2H8v-2H4V6h4V4h4z" fill={palette.gold} />
        <path d="M12 6h4v4h-4z" fill={palette.green} />
        <path d="M36 4h4v2h4v4h-4v2h-4v-2h-4V6h4z" fill={palette.paper} />
        <path d="M36 7h4v2h-4z" fill={palette.crimson} />
      </pattern>
      <rect width="100%" height="16" fill={`url(#${id})`} />
    </svg>
  );
}
