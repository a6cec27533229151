/** A text that stays within the double quotes of an attribute. */
export const escapeAttribute = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
