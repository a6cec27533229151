import { type AnySection, type Field, traitsOf } from '@coop/domain';
import { Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { BulkActionsToolbar, DataTable, List, SelectAllButton, useRecordContext } from 'react-admin';
import type { DisplayProps } from '../../fields/displays/DisplayProps';
import { FieldDisplay } from '../../fields/displays/FieldDisplay';
import { SituationChips } from '../../fields/displays/SituationChips';
import { NoMatches } from '../../ground/messages/NoMatches';
import { useCan } from '../../ground/staff/useCan';
import { useYo } from '../../ground/staff/useYo';
import { BulkButtons, useBulkActions } from '../bulk/BulkButtons';
import { MOST_ROWS } from '../bulk/bulkActions';
import type { SectionProps } from '../data/SectionProps';
import { ActiveFilters } from '../filters/ActiveFilters';
import { filterInputs } from '../filters/filterInputs';
import { QuickFilters } from '../filters/QuickFilters';
import { ColumnsButton } from './ColumnsButton';
import { columnsOf } from './columnsOf';
import { EmptyList } from './EmptyList';
import { ListActions } from './ListActions';
import { ListBody } from './ListBody';
import { ListPages } from './ListPages';
import { RowCards } from './RowCards';
import { RowLink } from './RowLink';

/** How a section shows some of its columns otherwise than their kind does. */
export type Columns = Partial<Record<string, ComponentType<Omit<DisplayProps, 'field'> & { field: Field }>>>;

type Props = SectionProps & { columns?: Columns; hidden?: string[]; Toolbar?: ComponentType<SectionProps> };

/** A section's rows: searched, filtered, ordered and exported by the server; cards on small screens. */
export function SectionList({ section, columns: own, hidden = [], Toolbar }: Props) {
  const { rol } = useYo();
  const can = useCan();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const columns = { situacion: SituationChips, ...own };
  const { shown, more } = columnsOf(section, rol);
  const names = [...shown, ...more].map(({ name }) => name);
  const away = [...hidden, ...more.map(({ name }) => name)];
  const [field, order] = section.table.sort;
  const opens = section.kind !== 'submission' && can(section.name, 'editar') ? 'edit' : 'show';
  const choosable = useBulkActions(section).length > 0;

  return (
    <List
      title=" "
      filters={filterInputs(section, rol)}
      actions={
        <ListActions section={section} columns={!isNarrow && <ColumnsButton {...{ section, names }} hidden={away} />}>
          {Toolbar && <Toolbar section={section} />}
        </ListActions>
      }
      empty={<EmptyList section={section} Toolbar={Toolbar} />}
      sort={{ field, order }}
      perPage={20}
      pagination={<ListPages />}
      sx={{ minWidth: 0, '& .RaList-main': { minWidth: 0 }, '& .RaList-content': { overflowX: { md: 'auto' } } }}
    >
      <QuickFilters section={section} />
      <ActiveFilters section={section} />
      {/* Where the bar of the chosen rows lies over it, nothing of use is hidden. */}
      <Typography sx={{ px: 2, pb: 1, minHeight: { md: 48 }, color: 'text.secondary' }}>{section.about}</Typography>
      <ListBody>
        {isNarrow ? (
          <RowCards
            section={section}
            names={shown.map(({ name }) => name).filter((name) => !hidden.includes(name))}
            {...{ columns, opens, choosable }}
          />
        ) : (
          <DataTable
            rowClick={opens}
            hiddenColumns={away}
            bulkActionButtons={choosable && <BulkButtons section={section} />}
            bulkActionsToolbar={choosable ? <ChosenToolbar section={section} /> : undefined}
            empty={<NoMatches />}
          >
            {[...shown, ...more].map(({ name, sortable }, at) => (
              <DataTable.Col
                key={name}
                source={name}
                label={section.fields[name].label}
                disableSort={!sortable}
                align={traitsOf(section.fields[name]).holds === 'number' ? 'right' : undefined}
              >
                {/* A row opens by mouse alone: the first column is the link that the keyboard needs. */}
                {at === 0 ? (
                  <RowLink section={section} opens={opens}>
                    <Cell section={section} name={name} columns={columns} />
                  </RowLink>
                ) : (
                  <Cell section={section} name={name} columns={columns} />
                )}
              </DataTable.Col>
            ))}
          </DataTable>
        )}
      </ListBody>
    </List>
  );
}

const ChosenToolbar = ({ section }: { section: AnySection }) => (
  <BulkActionsToolbar selectAllButton={<SelectAllButton limit={MOST_ROWS} />}>
    <BulkButtons section={section} />
  </BulkActionsToolbar>
);

function Cell({ section, name, columns }: { section: AnySection; name: string; columns: Columns }) {
  const row = useRecordContext();
  if (!row) return null;
  const Column = columns[name] ?? FieldDisplay;
  return <Column field={section.fields[name]} value={row[name]} row={row} brief />;
}
