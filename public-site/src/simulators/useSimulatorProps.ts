import { useLocation } from 'react-router-dom';
import { useSharedAddress } from '../reading/useSharedAddress';
import type { SimulatorProps } from './SimulatorProps';

/** What a page tells its simulator of where it stands. */
export const useSimulatorProps = (): Pick<SimulatorProps, 'address' | 'shared'> => ({
  address: useLocation().pathname,
  shared: useSharedAddress(),
});
