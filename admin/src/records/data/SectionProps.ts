import type { AnySection } from '@coop/domain';
import type { ReactNode } from 'react';

export type SectionProps = {
  section: AnySection;
  /** What a hand-written screen adds beside the heading of the generated one. */
  extra?: ReactNode;
  /** What a hand-written screen adds under the data of the generated one. */
  below?: ReactNode;
  /** What stands beside its form, and follows what is written there. */
  beside?: ReactNode;
};
