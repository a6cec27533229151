import { later } from '../../ground/page/lazyWithRetry';

export const SectionShow = later(async () => (await import('./SectionShow')).SectionShow);
export const SectionEdit = later(async () => (await import('./SectionEdit')).SectionEdit);
export const SectionCreate = later(async () => (await import('./SectionCreate')).SectionCreate);
