import type { Transition } from '@coop/domain';
import { stateColour } from '../../fields/displays/stateColour';

/** The colour of an order's button by where it leads: green is for what gets done, the colour of danger for what is taken away. */
export function orderColour({ to }: Transition): 'secondary' | 'error' | 'inherit' {
  const colour = stateColour(to);
  if (colour === 'error' || /^(archivad|desistid)/.test(to)) return 'error';
  return colour === 'success' ? 'secondary' : 'inherit';
}
