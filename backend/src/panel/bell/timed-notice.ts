import type { Notice } from '@coop/domain/answers';

/** A notice and its time, if known. A different text makes a different notice. */
export type TimedNotice = Notice & { en: string | null };
