/** The path of a link, without what is asked of its page or where in it. */
export const pathOf = (link: string): string => link.split(/[?#]/, 1)[0] ?? '';
