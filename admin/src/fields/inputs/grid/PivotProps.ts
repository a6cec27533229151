import type { Fields, PivotLayout } from '@coop/domain';
import type { Row } from './fillCells';

export type PivotProps = {
  pivot: PivotLayout;
  columns: Fields;
  max: number;
  /** Whether the list already has rows. */
  hasRows: boolean;
  /** `all`: replaces the existing rows. */
  onRows: (rows: Row[], all: boolean) => void;
};
