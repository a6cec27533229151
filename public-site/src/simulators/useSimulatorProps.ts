import { useLocation } from 'react-router-dom';
import { useSharedAddress } from '../reading/useSharedAddress';
import type { SimulatorProps } from './SimulatorProps';

/** Returns the page's addresses for its simulator. */
export const useSimulatorProps = (): Pick<SimulatorProps, 'address' | 'shared'> => ({
  address: useLocation().pathname,
  shared: useSharedAddress(),
});
