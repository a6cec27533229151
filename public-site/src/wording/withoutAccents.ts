import { withoutMarks } from '@coop/domain/marks';

/** Normalizes a text for search: lower case, without accents. */
export const withoutAccents = (text: string): string => withoutMarks(text).toLowerCase().trim();
