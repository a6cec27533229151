import type { AnySection, Field } from '@coop/domain';
import { isGrid } from '../../fields/facts/isGrid';

/** Maximum number of columns that fit a form with a side panel. */
const FEW = 6;

/** Whether the form has a grid with more columns than that. */
export const hasWideGrid = (section: AnySection): boolean =>
  Object.values<Field>(section.fields).some(
    ({ fields }) => fields !== undefined && isGrid(fields) && Object.keys(fields).length > FEW,
  );
