import { useContext } from 'react';
import { YoContext } from './YoContext';
import type { Yo } from './yo';

/** Returns the signed-in user. Throws outside the gate. */
export function useYo(): Yo {
  const yo = useContext(YoContext);
  if (!yo) throw new Error('useYo needs the gate around it');
  return yo;
}
