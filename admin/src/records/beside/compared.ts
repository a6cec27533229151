/** A text as it is looked for: no matter its capital letters, nor how it is broken into lines. */
export const compared = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
