import type { Fields } from '@coop/domain';
import Add from '@mui/icons-material/Add';
import ContentPaste from '@mui/icons-material/ContentPaste';
import CopyAll from '@mui/icons-material/CopyAll';
import {
  Box,
  Button,
  FormHelperText,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useSourceContext } from 'react-admin';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useCopy } from '../../displays/useCopy';
import type { InputProps } from '../InputProps';
import { GridRow } from './GridRow';
import { PasteDialog } from './PasteDialog';
import { writeCopied } from './writeCopied';

type Row = Record<string, unknown>;

/** A repeated group of many columns: rows are read as a table, written one at a time, and come and go through spreadsheets. */
export function GridInput({ field, source, label, helperText, section, path }: InputProps<'rows'>) {
  const name = useSourceContext().getSource(source);
  const { control, getFieldState, formState } = useFormContext();
  const { fields: items, append, insert, move, remove, replace } = useFieldArray({ control, name });
  const rows: Row[] = useWatch({ control, name }) ?? [];
  const copy = useCopy();
  const [open, setOpen] = useState<number>();
  const [isPasting, setPasting] = useState(false);
  const columns = field.fields as Fields;
  const error = getFieldState(name, formState).error as { message?: string; root?: { message?: string } } | undefined;
  const message = error?.root?.message ?? error?.message;

  const add = () => {
    append({});
    setOpen(items.length);
  };

  return (
    <Box role="group" aria-label={label} sx={{ minWidth: 0 }}>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {label}: {items.length === 1 ? '1 fila' : `${items.length} filas`}
      </Typography>
      {(message ?? helperText) && <FormHelperText error={Boolean(message)}>{message ?? helperText}</FormHelperText>}
      {items.length > 0 && (
        <Box sx={scroller}>
          <Table size="small" stickyHeader>
            <TableHead>
              <TableRow>
                <TableCell>N.º</TableCell>
                {Object.entries(columns).map(([column, { label: title }]) => (
                  <TableCell key={column}>{title}</TableCell>
                ))}
                <TableCell sx={{ right: { md: 0 }, zIndex: { md: 3 } }}>Acciones</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {items.map(({ id }, at) => (
                <GridRow
                  key={id}
                  {...{ at, columns, name, section, path }}
                  row={rows[at] ?? {}}
                  count={items.length}
                  isOpen={open === at}
                  onToggle={() => setOpen(open === at ? undefined : at)}
                  onDuplicate={() => {
                    insert(at + 1, structuredClone(rows[at] ?? {}));
                    setOpen(at + 1);
                  }}
                  onMove={(to) => {
                    move(at, to);
                    setOpen(undefined);
                  }}
                  onRemove={() => {
                    remove(at);
                    setOpen(undefined);
                  }}
                />
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" variant="outlined" startIcon={<Add />} onClick={add}>
          Añadir una fila
        </Button>
        <Button size="small" variant="outlined" startIcon={<ContentPaste />} onClick={() => setPasting(true)}>
          Pegar desde una hoja de cálculo
        </Button>
        <Button
          size="small"
          variant="outlined"
          startIcon={<CopyAll />}
          onClick={() => void copy(writeCopied(rows, columns), 'Filas copiadas: péguelas en su hoja de cálculo')}
          disabled={rows.length === 0}
        >
          Copiar las filas
        </Button>
      </Box>
      {isPasting && (
        <PasteDialog
          columns={columns}
          hasRows={items.length > 0}
          onClose={() => setPasting(false)}
          onRows={(pasted, all) => (all ? replace(pasted) : append(pasted))}
        />
      )}
    </Box>
  );
}

/** Its own width is what the inputs of an open row measure themselves by. */
const scroller = {
  overflow: 'auto',
  maxHeight: '75vh',
  my: 1,
  containerType: 'inline-size',
  '& .MuiTableCell-root': { px: 1, fontSize: '0.875rem', lineHeight: 1.35 },
} as const;
