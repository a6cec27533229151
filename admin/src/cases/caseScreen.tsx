import { later } from '../ground/page/later';
import type { SectionProps } from '../records/data/SectionProps';
import type { CaseParts } from './CaseParts';

/** The screen of a case, with what the cases of its section alone have: fetched when one is opened. */
export const caseScreen = (fetchParts?: () => Promise<CaseParts>) =>
  later(async () => {
    const [{ CaseShow }, parts] = await Promise.all([import('./CaseShow'), fetchParts?.()]);
    return (props: Pick<SectionProps, 'section'>) => <CaseShow {...props} parts={parts} />;
  });
