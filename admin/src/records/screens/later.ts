import { later } from '../../ground/page/later';

/** The screens of one record, fetched when one is opened: a panel begins with a list. */
export const SectionShow = later(async () => (await import('./SectionShow')).SectionShow);
export const SectionEdit = later(async () => (await import('./SectionEdit')).SectionEdit);
export const SectionCreate = later(async () => (await import('./SectionCreate')).SectionCreate);
