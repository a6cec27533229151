import { fields, todayInLaPaz } from '@coop/domain';
import type { Cotizacion } from '@coop/domain/answers';
import { Alert, Box, Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, useNotify } from 'react-admin';
import { issueMessage } from '../fields/facts/issueMessage';
import { FieldInput } from '../fields/inputs/FieldInput';
import { HttpError } from '../ground/api/HttpError';
import { httpClient } from '../ground/api/httpClient';
import { TellDirty } from '../ground/drafts/TellDirty';
import { TypedDialog } from '../ground/drafts/TypedDialog';

const rate = { scale: 5, min: 0, max: 100, unit: 'Bs' };
const asked = {
  compra: fields.decimal('Compra', { required: true, ...rate }),
  venta: fields.decimal('Venta', { required: true, ...rate }),
  ufv: fields.decimal('UFV', { required: true, ...rate }),
  fecha: fields.date('Fecha', { required: true }),
  motivo: fields.text('Motivo', { required: true, multiline: true, help: 'Queda en el historial con su nombre.' }),
};
type Values = { compra: string; venta: string; ufv: string; fecha: string; motivo: string };

/** Replaces the exchange rates by hand until the day ends. */
export function RatesDialog({ current, onClose }: { current: Cotizacion | undefined; onClose: () => void }) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [isDirty, setDirty] = useState(false);
  const [fault, setFault] = useState<string>();

  const save = async ({ compra, venta, ufv, fecha, motivo }: Values) => {
    const rates = { compra: Number(compra), venta: Number(venta), ufv: Number(ufv) };
    try {
      await httpClient('/api/cotizacion', { method: 'PUT', body: JSON.stringify({ ...rates, fecha, motivo }) });
    } catch (error) {
      setFault((error as Error).message);
      return error instanceof HttpError ? error.body.errors : undefined;
    }
    await queryClient.invalidateQueries({ queryKey: ['cotizacion'] });
    notify('Cotización guardada: rige hasta que termine el día', { type: 'success' });
    onClose();
  };

  return (
    <TypedDialog isDirty={isDirty} onClose={onClose} aria-labelledby="manual">
      {(close) => (
        <Form
          onSubmit={(values: unknown) => save(values as Values)}
          validate={faultsOf}
          disableInvalidFormNotification
          defaultValues={{
            compra: current?.cotizaciones.compra.toFixed(5),
            venta: current?.cotizaciones.venta.toFixed(5),
            ufv: current?.cotizaciones.ufv.toFixed(5),
            fecha: todayInLaPaz(),
          }}
        >
          <TellDirty onChange={setDirty} />
          <DialogTitle id="manual">Cotización manual</DialogTitle>
          <DialogContent>
            <DialogContentText sx={{ mb: 2 }}>
              La verán los visitantes hasta que termine el día; después vuelve a regir la del Banco Central.
            </DialogContentText>
            {fault && (
              <Alert severity="error" sx={{ mb: 2 }}>
                {fault}
              </Alert>
            )}
            <Box sx={{ display: 'grid', gap: 2, pt: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
              {Object.entries(asked).map(([name, field]) => (
                <FieldInput key={name} name={name} field={field} section="cotizacion" />
              ))}
            </Box>
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>Cancelar</Button>
            <Button type="submit" variant="contained">
              Guardar
            </Button>
          </DialogActions>
        </Form>
      )}
    </TypedDialog>
  );
}

const faultsOf = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(asked).flatMap(([name, { schema }]) => {
      const issue = schema.safeParse(values[name]).error?.issues[0];
      return issue ? [[name, issueMessage(values[name], issue)]] : [];
    }),
  );
