import { useLocation } from 'react-router-dom';
import { useSharedAddress } from '../reading/useLayout';
import type { SimulatorInput } from './simulatorInput';

export type SimulatorProps = {
  input: SimulatorInput;
  today: string;
  address: string;
  /** The absolute address for sharing; null where the page is not public yet. */
  shared: string | null;
};

export const useSimulatorProps = (): Pick<SimulatorProps, 'address' | 'shared'> => ({
  address: useLocation().pathname,
  shared: useSharedAddress(),
});
