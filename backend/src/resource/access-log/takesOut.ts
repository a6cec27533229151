import type { AnySection } from '@coop/domain';
import { namesPeople } from './namesPeople.js';

/** Rows per screen; a longer list counts as an export. */
export const MOST_ON_A_SCREEN = 100;

/** Returns whether a read of so many personal records counts as an export. */
export const takesOut = (section: AnySection, rows: number): boolean => namesPeople(section) && rows > MOST_ON_A_SCREEN;
