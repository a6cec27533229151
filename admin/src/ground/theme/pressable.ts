/** Minimum target height of 24 px (WCAG 2.2) without extra line spacing. */
export const pressable = { display: 'inline-block', py: 0.5, my: -0.5 } as const;
