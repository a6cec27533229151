/** Media query for text buttons in list toolbars. */
export const ROOMY = '@media (min-width: 1400px)';
