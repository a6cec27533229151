import type { AnySection, Transition } from '@coop/domain';
import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import { later } from '../ground/page/lazyWithRetry';
import type { SectionProps } from '../records/data/SectionFields';
import type { OwnInputs } from '../records/orders/TransitionDialog';

export type MakingProps = {
  section: AnySection;
  record: RaRecord;
  name: string;
  transition: Transition;
  onClose: () => void;
};

/** A document that the server generates for a case: the last segment of its URL and its label. */
type Paper = { name: string; label: string };

export type CaseParts = {
  /** Rendered after the orders: an additional follow-up of the case. */
  Onward?: ComponentType<{ record: RaRecord }>;
  Making?: ComponentType<MakingProps>;
  /** The letter that an answer generates; rendered inside the answer's form. */
  Letter?: ComponentType<{ record: RaRecord }>;
  inputs?: OwnInputs;
  footInputs?: OwnInputs;
  papers?: (record: RaRecord) => readonly Paper[];
};

export const caseScreen = (fetchParts?: () => Promise<CaseParts>) =>
  later(async () => {
    const [{ CaseShow }, parts] = await Promise.all([import('./CaseShow'), fetchParts?.()]);
    return (props: Pick<SectionProps, 'section'>) => <CaseShow {...props} parts={parts} />;
  });
