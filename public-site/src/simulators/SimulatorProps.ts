import type { SimulatorInput } from './simulatorInput';

/** Props common to every simulator on a page of its own. */
export type SimulatorProps = {
  /** Initial values, from the page's address. */
  asked: SimulatorInput;
  today: string;
  /** The page's address, without its query. */
  address: string;
  /** The absolute address for sharing; null where the page is not public yet. */
  shared: string | null;
};
