import { type AnySection, traitsOf } from '@coop/domain';
import { BulkActionsToolbar, DataTable, SelectAllButton, useRecordContext } from 'react-admin';
import { FieldDisplay } from '../../fields/displays/FieldDisplay';
import { NoMatches } from '../../ground/messages/NoMatches';
import { BulkButtons, useBulkActions } from '../bulk/BulkButtons';
import { MOST_ROWS } from '../bulk/bulkActions';
import { Company } from '../live/Company';
import { useColumns } from '../views/useColumns';
import type { Column } from './columnsOf';
import type { ListColumns } from './ListViews';
import { RowCards } from './RowCards';
import { RowLink } from './RowLink';
import type { Columns } from './SectionList';

type Props = ListColumns & {
  section: AnySection;
  all: readonly Column[];
  columns: Columns;
  opens: 'edit' | 'show';
  /** What of a row a card tells, unless a view says. */
  onCards: string[];
};

/** The rows of a list: cards on small screens. */
export function ListRows({ section, all, columns, opens, onCards, names, away, isNarrow }: Props) {
  const { storeKey, initial, ofView } = useColumns(section, names, away);
  const choosable = useBulkActions(section).length > 0;
  if (isNarrow) return <RowCards {...{ section, columns, opens, choosable }} names={ofView ?? onCards} />;
  return (
    <DataTable
      rowClick={opens}
      storeKey={storeKey}
      hiddenColumns={initial}
      bulkActionButtons={choosable && <BulkButtons section={section} />}
      bulkActionsToolbar={choosable ? <ChosenToolbar section={section} /> : undefined}
      empty={<NoMatches />}
    >
      {all.map(({ name, sortable }, at) => (
        <DataTable.Col
          key={name}
          source={name}
          label={section.fields[name].label}
          disableSort={!sortable}
          align={traitsOf(section.fields[name]).holds === 'number' ? 'right' : undefined}
        >
          {/* A row opens by mouse alone: the first column is the link that the keyboard needs. */}
          {at === 0 ? (
            <>
              <RowLink section={section} opens={opens}>
                <Cell section={section} name={name} columns={columns} />
              </RowLink>
              <RowCompany section={section} />
            </>
          ) : (
            <Cell section={section} name={name} columns={columns} />
          )}
        </DataTable.Col>
      ))}
    </DataTable>
  );
}

const ChosenToolbar = ({ section }: { section: AnySection }) => (
  <BulkActionsToolbar selectAllButton={<SelectAllButton limit={MOST_ROWS} />}>
    <BulkButtons section={section} />
  </BulkActionsToolbar>
);

function RowCompany({ section }: { section: AnySection }) {
  const row = useRecordContext();
  return row && <Company section={section} id={row.id} size="small" />;
}

function Cell({ section, name, columns }: { section: AnySection; name: string; columns: Columns }) {
  const row = useRecordContext();
  if (!row) return null;
  const Column = columns[name] ?? FieldDisplay;
  return <Column field={section.fields[name]} value={row[name]} row={row} brief />;
}
