/** Formats a number of business days: «5 días hábiles». */
export const businessDays = (days: number): string => `${days} ${days === 1 ? 'día hábil' : 'días hábiles'}`;
