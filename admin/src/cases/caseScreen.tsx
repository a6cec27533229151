import type { AnySection, Transition } from '@coop/domain';
import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import { later } from '../ground/page/lazily';
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

/** Extension points of a section's case screen. */
export type CaseParts = {
  /** Rendered after the orders: an additional follow-up of the case. */
  Onward?: ComponentType<{ record: RaRecord }>;
  /** Form of an order that creates a row in another section. */
  Making?: ComponentType<MakingProps>;
  /** The letter that an answer generates; rendered inside the answer's form. */
  Letter?: ComponentType<{ record: RaRecord }>;
  /** Overrides the inputs of its orders' fields. */
  inputs?: OwnInputs;
  /** Inputs rendered in the form's footer, beside the submit button. */
  footInputs?: OwnInputs;
  /** Returns the documents that can be printed for the case's current state, besides its receipt. */
  papers?: (record: RaRecord) => readonly Paper[];
};

/** Returns the case screen of a section; its own parts are lazy-loaded. */
export const caseScreen = (fetchParts?: () => Promise<CaseParts>) =>
  later(async () => {
    const [{ CaseShow }, parts] = await Promise.all([import('./CaseShow'), fetchParts?.()]);
    return (props: Pick<SectionProps, 'section'>) => <CaseShow {...props} parts={parts} />;
  });
