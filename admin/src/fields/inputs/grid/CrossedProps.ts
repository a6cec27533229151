import type { Crossed, Fields } from '@coop/domain';
import type { Row } from './fillCells';

export type CrossedProps = {
  crossed: Crossed;
  columns: Fields;
  max: number;
  /** Whether there are rows already. */
  hasRows: boolean;
  /** `all`: in the place of those that there are. */
  onRows: (rows: Row[], all: boolean) => void;
};
