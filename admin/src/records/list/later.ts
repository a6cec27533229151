import { later } from '../../ground/page/lazyWithRetry';

export const SectionList = later(async () => (await import('./SectionList')).SectionList);
