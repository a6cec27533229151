import type { AnySection, Field } from '@coop/domain';
import { isGrid } from '../../fields/facts/isGrid';

/** Columns that fit in a form with something beside it. */
const FEW = 6;

/** Whether a table of many columns is written in its form. */
export const hasWideGrid = (section: AnySection): boolean =>
  Object.values<Field>(section.fields).some(
    ({ fields }) => fields !== undefined && isGrid(fields) && Object.keys(fields).length > FEW,
  );
