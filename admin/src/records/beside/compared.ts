import { composed } from '@coop/domain/marks';

/** A text as it is looked for: no matter its capital letters, nor how it is broken into lines. */
export const compared = (text: string): string => composed(text).replace(/\s+/g, ' ').trim().toLowerCase();
