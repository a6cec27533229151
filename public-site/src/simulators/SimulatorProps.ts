import type { Asked } from './asked';

/** What every simulator on a page of its own is told. */
export type SimulatorProps = {
  /** What the address of the page asks. */
  asked: Asked;
  today: string;
  /** Of the page, without its query. */
  address: string;
  /** The same, whole, for passing it on; null where it is nobody's yet. */
  shared: string | null;
};
