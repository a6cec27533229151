import type { SectionName } from '@coop/domain';
import type { ComponentType } from 'react';
import type { TrendProps } from '../cases/trends/TrendProps';
import type { SectionProps } from '../records/data/SectionProps';
import type { Columns } from '../records/list/Columns';

type ListProps = SectionProps & Pick<Override, 'columns' | 'hidden' | 'labels' | 'Toolbar'>;

/** What a section may have instead of the generated: whole screens, or some columns of its list. */
export type Override = {
  section: SectionName;
  List?: ComponentType<ListProps>;
  Create?: ComponentType<SectionProps>;
  Edit?: ComponentType<SectionProps>;
  Show?: ComponentType<SectionProps>;
  columns?: Columns;
  /** Shorter names of fields, for its list. */
  labels?: Record<string, string>;
  /** Columns that the list leaves out until somebody asks for them. */
  hidden?: string[];
  /** Beside the buttons of its list. */
  Toolbar?: ComponentType<SectionProps>;
  /** Beside its form: what visitors will see of what is being written. */
  Preview?: ComponentType<SectionProps>;
  /** On the panel: how it went lately. */
  Trend?: ComponentType<TrendProps>;
};
