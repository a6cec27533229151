import { type AnySection, canSee, type Field, isDerived, isPhase } from '@coop/domain';
import { Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { BulkDeleteButton, DataTable, List, Pagination, useRecordContext } from 'react-admin';
import type { DisplayProps } from '../displays/DisplayProps';
import { FieldDisplay } from '../displays/FieldDisplay';
import { useCan } from '../session/useCan';
import { useYo } from '../session/useYo';
import { EmptyList } from './EmptyList';
import { filterInputs } from './filterInputs';
import { ListActions } from './ListActions';
import { NoMatches } from './NoMatches';
import { RowCards } from './RowCards';
import { RowLink } from './RowLink';
import type { SectionProps } from './SectionProps';

/** How a section shows some of its columns otherwise than their kind does. */
export type Columns = Partial<Record<string, ComponentType<Omit<DisplayProps, 'field'> & { field: Field }>>>;

type Props = SectionProps & { columns?: Columns; hidden?: string[] };

/** A section's rows: searched, filtered, ordered and exported by the server; cards on small screens. */
export function SectionList({ section, columns = {}, hidden }: Props) {
  const { rol } = useYo();
  const can = useCan();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const names = section.list.filter((name) => canSee(rol, section, name));
  const [field, order] = section.sort;
  const opens = section.kind !== 'submission' && can(section.name, 'editar') ? 'edit' : 'show';

  return (
    <List
      title=" "
      filters={filterInputs(section, rol)}
      actions={<ListActions section={section} />}
      empty={<EmptyList section={section} />}
      sort={{ field, order }}
      perPage={20}
      pagination={<Pagination rowsPerPageOptions={[10, 20, 50]} />}
      sx={{ minWidth: 0, '& .RaList-main': { minWidth: 0 }, '& .RaList-content': { overflowX: 'auto' } }}
    >
      <Typography sx={{ px: 2, pt: 1.5, color: 'text.secondary', maxWidth: '75ch' }}>{section.about}</Typography>
      {isNarrow ? (
        <RowCards section={section} names={names} columns={columns} opens={opens} />
      ) : (
        <DataTable
          rowClick={opens}
          hiddenColumns={hidden}
          bulkActionButtons={can(section.name, 'eliminar') && <BulkDeleteButton mutationMode="pessimistic" />}
          empty={<NoMatches />}
        >
          {names.map((name, at) => (
            <DataTable.Col
              key={name}
              source={name}
              label={section.fields[name].label}
              disableSort={isDerived(section.fields[name]) && !isPhase(section.fields[name])}
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
    </List>
  );
}

function Cell({ section, name, columns }: { section: AnySection; name: string; columns: Columns }) {
  const row = useRecordContext();
  if (!row) return null;
  const Column = columns[name] ?? FieldDisplay;
  return <Column field={section.fields[name]} value={row[name]} row={row} brief />;
}
