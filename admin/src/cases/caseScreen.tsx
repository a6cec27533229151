import { later } from '../ground/page/later';
import type { SectionProps } from '../records/data/SectionProps';
import type { CaseParts } from './CaseParts';

/** Returns the case screen of a section; its own parts are lazy-loaded. */
export const caseScreen = (fetchParts?: () => Promise<CaseParts>) =>
  later(async () => {
    const [{ CaseShow }, parts] = await Promise.all([import('./CaseShow'), fetchParts?.()]);
    return (props: Pick<SectionProps, 'section'>) => <CaseShow {...props} parts={parts} />;
  });
