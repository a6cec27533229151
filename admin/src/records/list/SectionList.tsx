import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useMemo } from 'react';
import { ListBase, ListView } from 'react-admin';
import { SituationChips } from '../../fields/displays/FieldDisplay';
import { useCan, useYo } from '../../ground/staff/staff';
import { SelectionBar } from '../bulk/BulkButtons';
import { listMeta } from '../data/listMeta';
import type { SectionProps } from '../data/SectionFields';
import { DayFilters } from '../filters/DayFilters';
import { daysOf } from '../filters/daySpans';
import { filterInputs } from '../filters/filterInputs';
import { ActiveFilters, QuickFilters } from '../filters/QuickFilters';
import { ViewTabs } from '../views/ViewTabs';
import { type Columns, columnsOf, overflowColumns, relabelled, useMaxColumns } from './columnsOf';
import { ListActions } from './ListActions';
import { EmptyList, ListBand, ListBody, ListCount, ListPages, SkipToRows } from './ListBody';
import { ListRows } from './ListRows';
import type { ListTool } from './listTools';

type Props = SectionProps & {
  columns?: Columns;
  hidden?: string[];
  labels?: Record<string, string>;
  tools?: readonly ListTool[];
};

/** List of a section. The server searches, filters, sorts and exports; saved views set the presentation. */
export function SectionList({ section: described, columns: own, hidden = [], labels, tools = [] }: Props) {
  const section = useMemo(() => (labels ? relabelled(described, labels) : described), [described, labels]);
  const { rol } = useYo();
  const can = useCan();
  const meta = useMemo(() => listMeta(section, rol), [section, rol]);
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const most = useMaxColumns();
  const { regular, more } = columnsOf(section, rol);
  const selected = regular.filter(({ name }) => !hidden.includes(name));
  const all = [...regular, ...more];
  const [field, order] = section.table.sort;
  const opens = section.kind !== 'submission' && can(section.name, 'editar') ? 'edit' : 'show';
  const days = daysOf(section, rol);
  const columns = {
    names: all.map(({ name }) => name),
    away: [...hidden, ...more.map(({ name }) => name), ...overflowColumns(section, selected, most)],
    isNarrow,
  };

  return (
    <ListBase sort={{ field, order }} perPage={20} queryOptions={{ meta }}>
      <SkipToRows />
      <ListView
        title=" "
        filters={filterInputs(section, rol)}
        actions={<ListActions section={section} columns={columns} tools={tools} />}
        empty={<EmptyList section={section} tools={tools} />}
        pagination={
          <>
            <SelectionBar section={section} />
            <ListPages />
          </>
        }
        sx={{
          minWidth: 0,
          '& .RaList-main': { minWidth: 0 },
          '& .RaList-content': { overflowX: { sm: 'auto' }, containerType: 'inline-size' },
        }}
      >
        <ListBand section={section}>
          <ViewTabs section={section} />
          <ListCount section={section} />
          <QuickFilters section={section}>
            {days.length > 0 && <DayFilters section={section} names={days} />}
          </QuickFilters>
          <ActiveFilters section={section} />
        </ListBand>
        <ListBody>
          <ListRows
            {...{ section, all, opens }}
            {...columns}
            columns={{ situacion: SituationChips, ...own }}
            onCards={selected.map(({ name }) => name)}
          />
        </ListBody>
      </ListView>
    </ListBase>
  );
}
