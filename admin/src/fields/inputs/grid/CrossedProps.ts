import type { Crossed, Fields } from '@coop/domain';
import type { Row } from './fillCells';

export type CrossedProps = {
  crossed: Crossed;
  columns: Fields;
  max: number;
  /** Whether the list already has rows. */
  hasRows: boolean;
  /** `all`: replaces the existing rows. */
  onRows: (rows: Row[], all: boolean) => void;
};
