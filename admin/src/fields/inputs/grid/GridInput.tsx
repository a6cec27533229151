import type { Fields } from '@coop/domain';
import Add from '@mui/icons-material/Add';
import CopyAll from '@mui/icons-material/CopyAll';
import GridOn from '@mui/icons-material/GridOn';
import { Alert, Box, Button, FormHelperText, Typography } from '@mui/material';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useContext,
  useRef,
  useState,
} from 'react';
import { useSourceContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useCopy } from '../../../ground/messages/useCopy';
import type { InputProps } from '../FieldInput';
import { errorText } from './cells';
import { copiedRows } from './fillCells';
import { GridRow } from './GridRow';
import { gridStyles } from './gridStyles';
import { PivotDialog, type PivotProps } from './PivotDialog';
import { PreviousRecordContext, PreviousRecordMarks } from './PreviousRecordMarks';
import {
  type CellPlace,
  cellOf,
  focusCell,
  type PasteResult,
  type RowAction,
  RowMenu,
  useGridRows,
} from './useGridRows';

/** Spreadsheet-like grid for a repeated group of one-line fields; accepts pasted cells. */
export function GridInput({ field, source, label, helperText }: InputProps<'rows'>) {
  const name = useSourceContext().getSource(source);
  const { getFieldState, formState } = useFormContext();
  const box = useRef<HTMLDivElement>(null);
  const columns = field.fields as Fields;
  const grid = useGridRows({ name, columns, max: field.max, box });
  const keys = useGridKeys({ box, count: grid.ids.length, grid });
  const copy = useCopy();
  const previous = useContext(PreviousRecordContext);
  const [menu, setMenu] = useState<{ at: number; button: HTMLElement }>();
  const openMenu = useCallback((at: number, button: HTMLElement) => setMenu({ at, button }), []);
  const message = errorText(getFieldState(name, formState).error);
  const isFull = grid.ids.length >= field.max;

  const act = (action: RowAction) => {
    if (menu) grid.act(action, menu.at);
    setMenu(undefined);
  };

  return (
    <Box role="group" aria-label={label} sx={{ minWidth: 0 }}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {`${label === 'Filas' ? '' : `${label}: `}${grid.ids.length === 1 ? '1 fila' : `${grid.ids.length} filas`}. Puede pegar desde Excel.`}
      </Typography>
      {(message ?? helperText) && <FormHelperText error={Boolean(message)}>{message ?? helperText}</FormHelperText>}
      {previous && <PreviousRecordMarks {...{ name, columns, box, previous }} />}
      {grid.ids.length > 0 && (
        <Box ref={box} sx={gridStyles} {...keys}>
          <table aria-label={label}>
            <thead>
              <tr>
                <th scope="col">N.º</th>
                {Object.entries(columns).map(([column, { label: title }]) => (
                  <th key={column} scope="col">
                    {title}
                  </th>
                ))}
                <th scope="col" aria-label="Acciones" />
              </tr>
            </thead>
            <tbody>
              {grid.ids.map((id, at) => (
                <GridRow key={id} {...{ at, columns }} list={name} onMenu={openMenu} />
              ))}
            </tbody>
          </table>
        </Box>
      )}
      {grid.done && <GridNotice name={name} done={grid.done} onUndo={grid.undo} onClose={grid.forget} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" variant="outlined" startIcon={<Add />} onClick={() => grid.add()} disabled={isFull}>
          Añadir una fila
        </Button>
        {field.pivot && (
          <PivotButton
            pivot={field.pivot}
            {...{ columns }}
            max={field.max}
            hasRows={grid.ids.length > 0}
            onRows={grid.insertRows}
          />
        )}
        <Button
          size="small"
          variant="outlined"
          startIcon={<CopyAll />}
          onClick={() => void copy(copiedRows(grid.read(), columns), 'Filas copiadas: péguelas en su hoja de cálculo')}
          disabled={grid.ids.length === 0}
        >
          Copiar las filas
        </Button>
      </Box>
      {menu && (
        <RowMenu {...menu} {...{ isFull }} count={grid.ids.length} onDo={act} onClose={() => setMenu(undefined)} />
      )}
    </Box>
  );
}

function PivotButton(props: PivotProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<GridOn />} onClick={() => setOpen(true)}>
        {`Pegar tabla por ${props.pivot.label}`}
      </Button>
      {isOpen && <PivotDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

type Props = { name: string; done: PasteResult; onUndo: () => void; onClose: () => void };

function GridNotice({ name, done, onUndo, onClose }: Props) {
  const rows: unknown = useWatch({ name });
  if ('refused' in done)
    return (
      <Alert severity="error" onClose={onClose}>
        {done.refused}
      </Alert>
    );
  if (JSON.stringify(rows) !== JSON.stringify(done.after)) return null;
  const { lines = 0, faults = 0 } = 'lines' in done ? done : {};
  return (
    <Alert
      severity={faults > 0 ? 'warning' : 'removed' in done ? 'info' : 'success'}
      action={
        <Button color="inherit" size="small" aria-keyshortcuts="Control+Z" onClick={onUndo}>
          Deshacer
        </Button>
      }
    >
      {'removed' in done && `Se quitó la fila ${done.removed + 1}.`}
      {lines === 1 && 'Se pegó 1 fila.'}
      {lines > 1 && `Se pegaron ${lines} filas.`}
      {faults === 1 && ' Hay 1 celda que no se entiende: está marcada.'}
      {faults > 1 && ` Hay ${faults} celdas que no se entienden: están marcadas.`}
    </Alert>
  );
}

type Grid = {
  add: (column: string) => void;
  paste: (text: string, place: CellPlace) => void;
  undo: () => boolean;
};

/** Keyboard and clipboard of the grid: Enter and arrows move vertically, paste fills cells, Ctrl+Z undoes. */
function useGridKeys({ box, count, grid }: { box: RefObject<HTMLElement | null>; count: number; grid: Grid }) {
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event.target);
    if (!cell || !box.current || isList(event.target)) return;
    if (event.key === 'z' && (event.ctrlKey || event.metaKey) && grid.undo()) return event.preventDefault();
    const step = stepOf(event);
    if (step === 0) return;
    event.preventDefault();
    const at = cell.at + step;
    if (at === count && event.key === 'Enter') grid.add(cell.column);
    else if (at >= 0) focusCell(box.current, { at, column: cell.column });
  };

  const onPaste = (event: ClipboardEvent) => {
    const cell = cellOf(event.target);
    const text = event.clipboardData.getData('text/plain');
    const alone = !/[\t\r\n]/.test(text.replace(/\r?\n$/, ''));
    // A single value pasted into a text cell uses the browser's own paste.
    if (!cell || text.trim() === '' || (alone && isText(event.target))) return;
    event.preventDefault();
    grid.paste(text, cell);
  };

  return { onKeyDown, onPaste };
}

function stepOf({ key, target, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): -1 | 0 | 1 {
  if (altKey || ctrlKey || metaKey) return 0;
  if (key === 'Enter') return shiftKey ? -1 : 1;
  // In a select the arrow keys change the option.
  if (target instanceof HTMLSelectElement) return 0;
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
}

/** A combobox handles its own keys. */
const isList = (target: EventTarget) => (target as HTMLElement).getAttribute('role') === 'combobox';
const isText = (target: EventTarget) => target instanceof HTMLInputElement && target.type !== 'checkbox';
