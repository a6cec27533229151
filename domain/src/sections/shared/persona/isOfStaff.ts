/** Whether staff registered a case for somebody: only they say a channel, and the site is none of theirs. */
export const isOfStaff = ({ canal }: { canal?: string | null }): boolean => Boolean(canal) && canal !== 'web';
