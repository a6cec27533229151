/** Returns the path of a link, without query and fragment. */
export const pathOf = (link: string): string => link.split(/[?#]/, 1)[0] ?? '';
