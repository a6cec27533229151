import type { AnySection } from '@coop/domain';
import type { ReactNode } from 'react';

export type SectionProps = {
  section: AnySection;
  /** What a hand-written screen adds beside the heading of the generated one. */
  extra?: ReactNode;
  /** What stands beside its form, and follows what is written there. */
  beside?: ReactNode;
};
