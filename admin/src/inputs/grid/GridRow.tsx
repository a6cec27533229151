import { type Field, type Fields, meets } from '@coop/domain';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Delete from '@mui/icons-material/Delete';
import Edit from '@mui/icons-material/Edit';
import ExpandLess from '@mui/icons-material/ExpandLess';
import { Box, IconButton, TableCell, TableRow, Tooltip } from '@mui/material';
import { type ReactNode, useMemo } from 'react';
import { SourceContextProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { FieldDisplay } from '../../displays/FieldDisplay';
import { FieldInput } from '../FieldInput';

type Props = {
  at: number;
  count: number;
  columns: Fields;
  row: Record<string, unknown>;
  /** Of the list within the form; section and path are for what the inputs need. */
  name: string;
  section: string;
  path: string;
  isOpen: boolean;
  onToggle: () => void;
  onDuplicate: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** A row of the grid: its values in a line, and its inputs below while it is open. */
export function GridRow({ at, count, columns, row, name, section, path, isOpen, ...on }: Props) {
  const { getFieldState, formState } = useFormContext();
  const isWrong = Boolean(getFieldState(`${name}.${at}`, formState).error);
  const source = useMemo(
    () => ({
      getSource: (inner: string) => `${name}.${at}${inner && `.${inner}`}`,
      getLabel: (inner: string) => inner,
    }),
    [name, at],
  );
  const number = at + 1;
  return (
    <>
      <TableRow hover selected={isOpen} sx={isWrong ? { '& td:first-of-type': { color: 'error.main' } } : undefined}>
        <TableCell>
          {number}
          {isWrong && '!'}
        </TableCell>
        {Object.entries<Field>(columns).map(([column, field]) => (
          <TableCell key={column} sx={{ maxWidth: 260 }}>
            {isFilled(row, field, column) && <FieldDisplay field={field} value={row[column]} row={row} brief />}
          </TableCell>
        ))}
        <TableCell sx={actions}>
          <Action label={isOpen ? `Cerrar la fila ${number}` : `Editar la fila ${number}`} onClick={on.onToggle}>
            {isOpen ? <ExpandLess /> : <Edit />}
          </Action>
          <Action label={`Duplicar la fila ${number}`} onClick={on.onDuplicate}>
            <ContentCopy />
          </Action>
          <Action label={`Subir la fila ${number}`} onClick={() => on.onMove(at - 1)} disabled={at === 0}>
            <ArrowUpward />
          </Action>
          <Action label={`Bajar la fila ${number}`} onClick={() => on.onMove(at + 1)} disabled={at === count - 1}>
            <ArrowDownward />
          </Action>
          <Action label={`Quitar la fila ${number}`} onClick={on.onRemove}>
            <Delete />
          </Action>
        </TableCell>
      </TableRow>
      {isOpen && (
        <TableRow>
          <TableCell colSpan={Object.keys(columns).length + 2} sx={{ bgcolor: 'action.hover' }}>
            <SourceContextProvider value={source}>
              <Box sx={inputs}>
                {Object.entries<Field>(columns).map(([column, field]) => (
                  <FieldInput key={column} name={column} field={field} section={section} path={`${path}.${column}`} />
                ))}
              </Box>
            </SourceContextProvider>
          </TableCell>
        </TableRow>
      )}
    </>
  );
}

const isFilled = (row: Record<string, unknown>, field: Field, column: string) =>
  row[column] !== null && row[column] !== undefined && row[column] !== '' && meets(row, field.shownWhen);

/** What can be done with a row stays in sight where there is room for it. */
const actions = {
  whiteSpace: 'nowrap',
  right: 0,
  position: { md: 'sticky' },
  bgcolor: 'background.paper',
} as const;

// The grid scrolls sideways; what is being written must not.
const inputs = {
  display: 'grid',
  gap: 2,
  py: 2,
  position: 'sticky',
  left: 16,
  width: 'calc(100cqw - 32px)',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
} as const;

type ActionProps = { label: string; onClick: () => void; disabled?: boolean; children: ReactNode };

const Action = ({ label, onClick, disabled, children }: ActionProps) => (
  <Tooltip title={label}>
    <span>
      <IconButton size="small" aria-label={label} onClick={onClick} disabled={disabled}>
        {children}
      </IconButton>
    </span>
  </Tooltip>
);
