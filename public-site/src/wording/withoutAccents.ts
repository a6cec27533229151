import { withoutMarks } from '@coop/domain/marks';

/** A text as a search compares it: lower case, no accents. */
export const withoutAccents = (text: string): string => withoutMarks(text).toLowerCase().trim();
