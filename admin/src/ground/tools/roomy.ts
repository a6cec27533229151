/** Where the tools of a list have room for words beside what narrows it. */
export const ROOMY = '@media (min-width: 1400px)';
