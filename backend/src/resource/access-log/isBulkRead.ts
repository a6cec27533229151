import type { AnySection } from '@coop/domain';
import { holdsPersonalData } from './holdsPersonalData.js';

/** Rows per screen; a longer list counts as an export. */
export const SCREEN_ROWS = 100;

/** Returns whether a read of so many personal records counts as an export. */
export const isBulkRead = (section: AnySection, rows: number): boolean =>
  holdsPersonalData(section) && rows > SCREEN_ROWS;
