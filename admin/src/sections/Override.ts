import type { SectionName } from '@coop/domain';
import type { ComponentType } from 'react';
import type { TrendProps } from '../cases/trends/SectionTrend';
import type { SectionProps } from '../records/data/SectionFields';
import type { Columns } from '../records/list/columnsOf';
import type { ListTool } from '../records/list/listTools';

type ListProps = SectionProps & Pick<Override, 'columns' | 'hidden' | 'labels' | 'tools'>;

/** Overrides of a section's generated screens or columns, and what their row's page shows besides. */
export type Override = Pick<SectionProps, 'extra' | 'above' | 'below' | 'beside'> & {
  section: SectionName;
  List?: ComponentType<ListProps>;
  Create?: ComponentType<SectionProps>;
  Edit?: ComponentType<SectionProps>;
  Show?: ComponentType<SectionProps>;
  columns?: Columns;
  labels?: Record<string, string>;
  hidden?: string[];
  tools?: readonly ListTool[];
  Preview?: ComponentType<SectionProps>;
  Trend?: ComponentType<TrendProps>;
};
