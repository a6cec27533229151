import { later } from '../../ground/page/lazily';

/** Lazy-loaded list, so that the panel's frame renders first. */
export const SectionList = later(async () => (await import('./SectionList')).SectionList);
