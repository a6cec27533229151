import type { SectionName } from '@coop/domain';
import type { ComponentType } from 'react';
import type { TrendProps } from '../cases/trends/OwnCases';
import type { SectionProps } from '../records/data/SectionFields';
import type { Columns } from '../records/list/columnsOf';

type ListProps = SectionProps & Pick<Override, 'columns' | 'hidden' | 'labels' | 'Toolbar'>;

/** Overrides of a section's generated screens or columns. */
export type Override = {
  section: SectionName;
  List?: ComponentType<ListProps>;
  Create?: ComponentType<SectionProps>;
  Edit?: ComponentType<SectionProps>;
  Show?: ComponentType<SectionProps>;
  columns?: Columns;
  /** Short field labels for the list. */
  labels?: Record<string, string>;
  /** Columns hidden by default. */
  hidden?: string[];
  /** Rendered in the list's toolbar. */
  Toolbar?: ComponentType<SectionProps>;
  /** Rendered beside the form: a live preview. */
  Preview?: ComponentType<SectionProps>;
  /** Rendered on the dashboard: the section's trend. */
  Trend?: ComponentType<TrendProps>;
};
