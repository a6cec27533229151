import type { Notice } from '@coop/domain/answers';

/** Something that somebody is told of, and since when, where that is known. What says something else is another notice. */
export type Told = Notice & { en: string | null };
