import { later } from '../../ground/page/lazily';

export const SectionList = later(async () => (await import('./SectionList')).SectionList);
