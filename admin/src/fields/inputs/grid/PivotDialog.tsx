import type { Field, Fields, PivotLayout } from '@coop/domain';
import { Alert, Box, Button, DialogContentText, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { SourceContextProvider } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { TitledDialog } from '../../../ground/page/TitledDialog';
import { PivotTable } from '../../displays/FieldDisplay';
import { FieldInput } from '../FieldInput';
import { emptyRow, faultOfCell, type PivotOptions, type Row, readPivot } from './fillCells';

export type PivotProps = {
  pivot: PivotLayout;
  columns: Fields;
  max: number;
  hasRows: boolean;
  /** `all`: replaces the existing rows. */
  onRows: (rows: Row[], all: boolean) => void;
};

const MAX_FAULTS = 8;
const plainSource = { getSource: (name: string) => name, getLabel: (name: string) => name };

export function PivotDialog({ pivot, columns, max, hasRows, onRows, onClose }: PivotProps & { onClose: () => void }) {
  const [text, setText] = useState('');
  const [reach, setReach] = useState<PivotOptions['reach']>('untilNext');
  const own = new Set([pivot.from, pivot.to, pivot.across, pivot.figure]);
  const others = Object.entries<Field>(columns).filter(([name]) => !own.has(name));
  const form = useForm({ defaultValues: emptyRow(Object.fromEntries(others)) });
  const rest = form.watch();
  const { rows, faults } = readPivot(text, columns, pivot, { rest, reach });
  const missing = others.flatMap(([name, field]) => {
    const value = rest[name];
    if (value === null || value === undefined || value === '')
      return field.presence === 'required' ? [`${field.label}: falta`] : [];
    const fault = faultOfCell(field, value);
    return fault ? [`${field.label}: ${fault}`] : [];
  });
  const problems = [...faults, ...(text.trim() ? missing : [])];
  if (rows.length > max) problems.push(`Caben hasta ${max} filas`);
  const isReady = rows.length > 0 && problems.length === 0;
  const insertRows = (all: boolean) => {
    onRows(rows, all);
    onClose();
  };

  return (
    <TitledDialog
      title={`Pegar tabla por ${pivot.label}`}
      size="md"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          {hasRows && (
            <Button onClick={() => insertRows(true)} disabled={!isReady} color="secondary">
              Reemplazar todas
            </Button>
          )}
          <Button onClick={() => insertRows(false)} disabled={!isReady} variant="contained">
            {rows.length === 1 ? 'Añadir 1 fila' : `Añadir ${rows.length} filas`}
          </Button>
        </>
      }
    >
      <DialogContentText sx={{ mb: 2 }}>
        Copie la tabla en su hoja de cálculo y péguela aquí. La primera línea lleva los títulos (plazo, Bs, USD); cada
        línea, un plazo y sus tasas. Una celda vacía no hace fila.
      </DialogContentText>
      <TextField
        label="Tabla"
        multiline
        minRows={6}
        maxRows={14}
        autoFocus
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { wrap: 'off', spellCheck: false } }}
      />
      <FormProvider {...form}>
        <SourceContextProvider value={plainSource}>
          <Box sx={fieldsStyles}>
            <TextField
              select
              label="Cada plazo rige"
              value={reach}
              onChange={({ target }) => setReach(target.value as PivotOptions['reach'])}
            >
              <MenuItem value="untilNext">Hasta el día anterior al plazo siguiente</MenuItem>
              <MenuItem value="exact">Solo para ese número de días</MenuItem>
            </TextField>
            {others.map(([name, field]) => (
              <FieldInput key={name} name={name} field={field} section="" />
            ))}
          </Box>
        </SourceContextProvider>
      </FormProvider>
      {problems.length > 0 && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {problems.slice(0, MAX_FAULTS).map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
          {problems.length > MAX_FAULTS && <div>Y {problems.length - MAX_FAULTS} más.</div>}
        </Alert>
      )}
      {isReady && <PivotTable pivot={pivot} columns={columns} rows={rows} />}
    </TitledDialog>
  );
}

const fieldsStyles = {
  display: 'grid',
  gap: 2,
  mt: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  '& .MuiFormControl-root': { m: 0 },
};
