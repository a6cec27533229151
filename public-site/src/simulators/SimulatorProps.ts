import { useLocation } from 'react-router-dom';
import { useSharedAddress } from '../reading/useLayout';
import type { SimulatorInput } from './simulatorInput';

/** Props common to every simulator on a page of its own. */
export type SimulatorProps = {
  /** Initial values, from the page's address. */
  input: SimulatorInput;
  today: string;
  /** The page's address, without its query. */
  address: string;
  /** The absolute address for sharing; null where the page is not public yet. */
  shared: string | null;
};

/** Returns the page's addresses for its simulator. */
export const useSimulatorProps = (): Pick<SimulatorProps, 'address' | 'shared'> => ({
  address: useLocation().pathname,
  shared: useSharedAddress(),
});
