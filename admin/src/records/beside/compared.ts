import { composed } from '@coop/domain/marks';

/** Normalizes a text for matching: composed Unicode, single spaces, lower case. */
export const compared = (text: string): string => composed(text).replace(/\s+/g, ' ').trim().toLowerCase();
