import type { AnySection } from '@coop/domain';

/** A state of a case, in the words for whoever sent it. */
export const stateInWords = ({ flows, submission }: AnySection, state: string): string =>
  submission?.followed?.states[state] ?? flows.estado?.states[state] ?? state;
