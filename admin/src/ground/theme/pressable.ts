/** What stands alone and is pressed: 24 px high at the least (WCAG 2.2), and no line further apart for it. */
export const pressable = { display: 'inline-block', py: 0.5, my: -0.5 } as const;
