import type { AnySection } from '@coop/domain';
import type { ReactNode } from 'react';

export type SectionProps = {
  section: AnySection;
  /** Extra content beside the heading of the generated screen. */
  extra?: ReactNode;
  /** Extra content below the data of the generated screen. */
  below?: ReactNode;
  /** Content beside the form that follows its values. */
  beside?: ReactNode;
};
