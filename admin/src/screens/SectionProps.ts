import type { AnySection } from '@coop/domain';
import type { ReactNode } from 'react';

export type SectionProps = {
  section: AnySection;
  /** What a hand-written screen adds beside the heading of the generated one. */
  extra?: ReactNode;
};
