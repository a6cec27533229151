import type { AnySection } from '@coop/domain';
import { namesPeople } from './namesPeople.js';

/** A list of more rows is for a file, or for another system. */
export const MOST_ON_A_SCREEN = 100;

/** Whether so many rows of people leave as an export does. */
export const takesOut = (section: AnySection, rows: number): boolean => namesPeople(section) && rows > MOST_ON_A_SCREEN;
