import type { Fields } from '@coop/domain';
import Add from '@mui/icons-material/Add';
import CopyAll from '@mui/icons-material/CopyAll';
import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { useCallback, useContext, useRef, useState } from 'react';
import { useSourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useCopy } from '../../displays/useCopy';
import type { InputProps } from '../InputProps';
import { CrossedButton } from './CrossedButton';
import { copiedRows } from './copiedRows';
import { FormerContext } from './FormerContext';
import { FormerMarks } from './FormerMarks';
import { GridNotice } from './GridNotice';
import { GridRow } from './GridRow';
import { gridLook } from './gridLook';
import { type RowAction, RowMenu } from './RowMenu';
import { useGridKeys } from './useGridKeys';
import { useGridRows } from './useGridRows';
import { wordsOf } from './wordsOf';

/** A repeated group of plain values, written in its cells as in a spreadsheet, and filled by pasting from one. */
export function GridInput({ field, source, label, helperText }: InputProps<'rows'>) {
  const name = useSourceContext().getSource(source);
  const { getFieldState, formState } = useFormContext();
  const box = useRef<HTMLDivElement>(null);
  const columns = field.fields as Fields;
  const grid = useGridRows({ name, columns, max: field.max, box });
  const keys = useGridKeys({ box, count: grid.ids.length, grid });
  const copy = useCopy();
  const former = useContext(FormerContext);
  const [menu, setMenu] = useState<{ at: number; button: HTMLElement }>();
  const openMenu = useCallback((at: number, button: HTMLElement) => setMenu({ at, button }), []);
  const message = wordsOf(getFieldState(name, formState).error);
  const isFull = grid.ids.length >= field.max;

  const act = (action: RowAction) => {
    if (menu) grid.act(action, menu.at);
    setMenu(undefined);
  };

  return (
    <Box role="group" aria-label={label} sx={{ minWidth: 0 }}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {`${label}: ${grid.ids.length === 1 ? '1 fila' : `${grid.ids.length} filas`}. Puede pegar celdas copiadas de una hoja de cálculo desde cualquier celda.`}
      </Typography>
      {(message ?? helperText) && <FormHelperText error={Boolean(message)}>{message ?? helperText}</FormHelperText>}
      {former && <FormerMarks {...{ name, columns, box, former }} />}
      {grid.ids.length > 0 && (
        <Box ref={box} sx={gridLook} {...keys}>
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
        {field.crossed && (
          <CrossedButton
            crossed={field.crossed}
            {...{ columns }}
            max={field.max}
            hasRows={grid.ids.length > 0}
            onRows={grid.take}
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
