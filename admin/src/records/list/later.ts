import { later } from '../../ground/page/later';

/** The list of a section: the panel draws its frame before it. */
export const SectionList = later(async () => (await import('./SectionList')).SectionList);
