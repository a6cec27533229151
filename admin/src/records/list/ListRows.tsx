import { type AnySection, traitsOf } from '@coop/domain';
import { Box } from '@mui/material';
import { DataTable, useListContext, useRecordContext } from 'react-admin';
import { FieldDisplay } from '../../fields/displays/FieldDisplay';
import { NoMatches } from '../../ground/messages/NoMatches';
import { useBulkActions } from '../bulk/BulkButtons';
import { Company } from '../live/Company';
import { useColumns } from '../views/useColumns';
import type { Columns } from './Columns';
import type { Column } from './columnsOf';
import { headWidth } from './headWidth';
import type { ListColumns } from './ListViews';
import { QuickCell } from './quick/QuickCell';
import { RowCards } from './RowCards';
import { RowTitle } from './RowTitle';

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
  const { storeKey, initial, hidden, ofView } = useColumns(section, names, away);
  const { isPlaceholderData } = useListContext();
  const choosable = useBulkActions(section).length > 0;
  if (isNarrow) return <RowCards {...{ section, columns, opens, choosable }} names={ofView ?? onCards} />;
  const seen = all.filter(({ name }) => !hidden.includes(name));
  const link = (seen.find(({ name }) => name === section.table.link) ?? seen[0])?.name;
  return (
    <DataTable
      rowClick={opens}
      storeKey={storeKey}
      hiddenColumns={initial}
      bulkActionButtons={choosable}
      bulkActionsToolbar={none}
      isRowSelectable={() => !isPlaceholderData}
      empty={<NoMatches />}
      sx={tableLook}
    >
      {seen.map(({ name, sortable }) => {
        const { label } = section.fields[name];
        const value = <Value section={section} name={name} columns={columns} />;
        return (
          <DataTable.Col
            key={name}
            source={name}
            label={label}
            disableSort={!sortable}
            align={traitsOf(section.fields[name]).holds === 'number' ? 'right' : undefined}
            sx={{ minWidth: `calc(${headWidth(label)}ch + 24px)` }}
          >
            {/* A row opens by mouse alone: its title is the link that the keyboard needs. */}
            {name === link ? (
              <>
                <RowTitle section={section} opens={opens} name={name}>
                  {value}
                </RowTitle>
                <RowCompany section={section} />
              </>
            ) : (
              <QuickCell section={section} name={name}>
                {value}
              </QuickCell>
            )}
          </DataTable.Col>
        );
      })}
    </DataTable>
  );
}

// The selection has its bar below the rows.
const none = <></>;

function RowCompany({ section }: { section: AnySection }) {
  const row = useRecordContext();
  // It tells what is there without making room for itself: the other columns stay where they were.
  return (
    row && (
      <Box sx={{ contain: 'inline-size' }}>
        <Company section={section} id={row.id} size="small" />
      </Box>
    )
  );
}

function Value({ section, name, columns }: { section: AnySection; name: string; columns: Columns }) {
  const row = useRecordContext();
  if (!row) return null;
  const Column = columns[name] ?? FieldDisplay;
  return <Column field={section.fields[name]} value={row[name]} row={row} brief />;
}

/** Titles of columns in two lines at most; as many rows as can be read on a screen. */
const tableLook = {
  '& th': { lineHeight: 1.2, py: 0.75, verticalAlign: 'bottom', overflowWrap: 'normal' },
  '& th .MuiTableSortLabel-root': { alignItems: 'flex-end' },
  // In the room between two columns, over the next one: what orders one takes none of its own.
  '& th .MuiTableSortLabel-icon': { position: 'absolute', right: -14, m: 0 },
  '& th:has(.Mui-active)': { zIndex: 3 },
  '& th.MuiTableCell-alignRight .MuiTableSortLabel-icon': { right: 'auto', left: -14 },
  '& td': { py: 0.5, height: 44 },
  // As many columns as a laptop shows fit whatever figures their days and amounts have.
  '& th, & td': { px: 1, '@media (max-width: 1439.95px)': { px: 0.75 } },
} as const;
