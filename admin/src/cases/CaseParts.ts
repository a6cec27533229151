import type { AnySection, Transition } from '@coop/domain';
import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import type { OwnInputs } from '../records/orders/TransitionDialog';

export type MakingProps = {
  section: AnySection;
  record: RaRecord;
  name: string;
  transition: Transition;
  onClose: () => void;
};

/** A document that the server makes of a case: the last part of its address, and what it is called. */
export type Paper = { name: string; label: string };

/** What the cases of one section have and those of others don't. */
export type CaseParts = {
  /** After the orders: another way in which a case goes on. */
  Onward?: ComponentType<{ record: RaRecord }>;
  /** Asks what an order needs that makes a row of another section. */
  Making?: ComponentType<MakingProps>;
  /** The letter that an answer makes, inside the form that writes it. */
  Letter?: ComponentType<{ record: RaRecord }>;
  /** What fields of its orders are asked with. */
  inputs?: OwnInputs;
  /** Those of them that stand beside the button that sends. */
  footInputs?: OwnInputs;
  /** What can be printed of a case as it is now, besides its proof. */
  papers?: (record: RaRecord) => readonly Paper[];
};
