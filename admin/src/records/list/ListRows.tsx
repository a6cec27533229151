import { type AnySection, traitsOf } from '@coop/domain';
import { Box } from '@mui/material';
import { DataTable, useListContext, useRecordContext, useStore } from 'react-admin';
import { FieldDisplay, SituationChips } from '../../fields/displays/FieldDisplay';
import { NoMatches } from '../../ground/messages/Message';
import { useBulkActions } from '../bulk/BulkButtons';
import { OtherViewers } from '../live/OtherViewers';
import { useColumns } from '../views/useViews';
import { type Column, type Columns, headWidth } from './columnsOf';
import { type ListColumns, ROOMY_ROWS } from './ListActions';
import { QuickCell } from './quick/QuickCell';
import { RowCards, RowTitle } from './RowCards';

type Props = ListColumns & {
  section: AnySection;
  all: readonly Column[];
  columns: Columns;
  opens: 'edit' | 'show';
  onCards: string[];
};

export function ListRows({ section, all, columns, opens, onCards, names, away, isNarrow }: Props) {
  const { storeKey, initial, hidden, ofView } = useColumns(section, names, away);
  const { isPlaceholderData } = useListContext();
  const [isRoomy] = useStore(ROOMY_ROWS, false);
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
      sx={isRoomy ? { ...tableStyles, '& tbody td': { height: 44 } } : tableStyles}
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
            {/* Row click is for the mouse only; keyboard users follow the title's link. */}
            {name === link ? (
              <>
                <RowTitle section={section} opens={opens} name={name}>
                  {value}
                </RowTitle>
                <RowViewers section={section} />
              </>
            ) : isOwnColumn(columns, name) ? (
              value
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

// Disables react-admin's bulk toolbar; SelectionBar replaces it.
const none = <></>;

function RowViewers({ section }: { section: AnySection }) {
  const row = useRecordContext();
  // Inline-size containment: presence chips do not widen the column.
  return (
    row && (
      <Box sx={{ contain: 'inline-size' }}>
        <OtherViewers section={section} id={row.id} size="small" />
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

/** Whether a section draws the column itself, which then isn't changed in place. */
const isOwnColumn = (columns: Columns, name: string) => name in columns && columns[name] !== SituationChips;

/** Width from which all default columns fit without wrapping. */
const ONE_LINE_PX = 1_440;

const tableStyles = {
  '& th': { lineHeight: 1.2, py: 0.75, verticalAlign: 'bottom', overflowWrap: 'normal' },
  '& th .MuiTableSortLabel-root': { alignItems: 'flex-end' },
  // The sort icon overlaps the gap between columns, so it takes no width.
  '& th .MuiTableSortLabel-icon': { position: 'absolute', right: -14, m: 0 },
  '& th:has(.Mui-active)': { zIndex: 3 },
  '& th.MuiTableCell-alignRight .MuiTableSortLabel-icon': { right: 'auto', left: -14 },
  '& td': { py: 0.25, height: 36, fontSize: '0.8125rem' },
  [`@container (min-width: ${ONE_LINE_PX}px)`]: {
    '& td:not(:has(a))': { whiteSpace: 'nowrap', maxWidth: '26ch', overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  '& td .MuiChip-root': { height: 22 },
  '& .MuiCheckbox-root': { p: 0.5 },
  '@media (pointer: coarse)': { '& td': { height: 44 } },
  // Narrower padding on laptops, so that all default columns fit with any figures.
  '& th, & td': { px: 1, '@media (max-width: 1439.95px)': { px: 0.75 } },
} as const;
