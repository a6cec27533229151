/** Whether staff registered the case: only they set a channel, and never `web`. */
export const isOfStaff = ({ canal }: { canal?: string | null }): boolean => Boolean(canal) && canal !== 'web';
