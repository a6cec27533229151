import { type AnySection, publicView, sectionList } from '@coop/domain';
import { memoizeByKey } from '../../memoizeByKey.js';

/** Sections with public content. */
export const publications = sectionList.filter(({ kind }) => kind === 'publication');

/** Returns a publication as visitors read it: its public fields, with the name of the table of its public copies. */
export const copiesOf = memoizeByKey(
  (section: AnySection): AnySection => ({ ...publicView(section), name: `publicado/${section.name}` }),
);
