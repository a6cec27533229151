import { adminPathOf, fields, formatDate, formatDateTime, formatNumber, todayInLaPaz } from '@coop/domain';
import type { Cotizacion, NoCotizacion } from '@coop/domain/answers';
import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { FieldsDialog } from '../fields/inputs/FieldsDialog';
import { HttpError, httpClient } from '../ground/api/fetchApi';
import { FailedToLoad } from '../ground/messages/Message';
import { useCan } from '../ground/staff/staff';

const sources: Record<Cotizacion['fuente'], string> = {
  bcb: 'Banco Central de Bolivia',
  manual: 'puesta a mano',
  semilla: 'valor inicial',
};

const ANCHOR = 'cotizacion';
const TRE = 'sitio/tasas-de-referencia';

export function RatesCard({ editable }: { editable: boolean }) {
  const can = useCan();
  const [editing, setEditing] = useState(false);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['cotizacion'],
    queryFn: async () => (await httpClient('/api/cotizacion')).json as Cotizacion,
  });
  const card = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  // Scrolls to the card's hash: client-side navigation does not.
  useEffect(() => {
    if (hash === `#${ANCHOR}`) card.current?.scrollIntoView();
  }, [hash]);
  return (
    <Card component="section" aria-labelledby={ANCHOR} ref={card}>
      <CardContent>
        <Typography id={ANCHOR} variant="h3" component="h3" sx={{ mb: 1 }}>
          Cotización
        </Typography>
        {isNone(error) ? (
          <Typography sx={{ color: 'text.secondary' }}>
            Todavía no hay ninguna: el sitio no muestra la cinta.
          </Typography>
        ) : (
          <FailedToLoad error={error} onRetry={refetch} hasOldData={data !== undefined} />
        )}
        {data && (
          <>
            <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 0.5, m: 0 }}>
              <Rate label="Compra (Bs por USD)" value={data.cotizaciones.compra} />
              <Rate label="Venta (Bs por USD)" value={data.cotizaciones.venta} />
              {data.cotizaciones.ufv > 0 && <Rate label="UFV" value={data.cotizaciones.ufv} places={5} />}
            </Box>
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
              {`Vigente desde el ${formatDate(data.fecha)}; ${sources[data.fuente]}; actualizada el ${formatDateTime(data.actualizadoEn)}.`}
            </Typography>
            {data.desactualizado && (
              <Alert severity="warning" sx={{ mt: 1 }}>
                Está desactualizada: la fuente no responde.
              </Alert>
            )}
          </>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {editable && (
            <Button variant="outlined" onClick={() => setEditing(true)} disabled={isPending}>
              Poner cotización manual
            </Button>
          )}
          {can(TRE, 'leer') && (
            <Button component={Link} to={adminPathOf(TRE)}>
              Tasas de referencia (TRe y TEP)
            </Button>
          )}
        </Box>
        {editing && <RatesDialog current={data} onClose={() => setEditing(false)} />}
      </CardContent>
    </Card>
  );
}

const isNone = (error: unknown) =>
  error instanceof HttpError && error.status === 503 && (error.body as Partial<NoCotizacion>).error !== undefined;

function Rate({ label, value, places = 2 }: { label: string; value: number; places?: number }) {
  return (
    <>
      <Box component="dt">{label}</Box>
      <Box component="dd" sx={{ m: 0, textAlign: 'right', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
        {formatNumber(value, places)}
      </Box>
    </>
  );
}

const rate = { scale: 5, min: 0, max: 100, unit: 'Bs' };
const rateFields = {
  compra: fields.decimal('Compra', { required: true, ...rate }),
  venta: fields.decimal('Venta', { required: true, ...rate }),
  ufv: fields.decimal('UFV', { required: true, ...rate }),
  fecha: fields.date('Fecha', { required: true }),
  motivo: fields.text('Motivo', { required: true, multiline: true, help: 'Queda en «Auditoría» con su nombre.' }),
  confirmaSalto: fields.boolean('Se aleja de la que rige, y está bien', {
    help: 'Solo si el dólar cambia más de 15 %, o la UFV más de 5 %.',
  }),
};
type Values = { compra: string; venta: string; ufv: string; fecha: string; motivo: string; confirmaSalto: boolean };

function RatesDialog({ current, onClose }: { current: Cotizacion | undefined; onClose: () => void }) {
  const queryClient = useQueryClient();
  const notify = useNotify();

  const save = async (values: object) => {
    const { compra, venta, ufv, ...rest } = values as Values;
    const rates = { compra: Number(compra), venta: Number(venta), ufv: Number(ufv) };
    await httpClient('/api/cotizacion', { method: 'PUT', body: JSON.stringify({ ...rates, ...rest }) });
    await queryClient.invalidateQueries({ queryKey: ['cotizacion'] });
    notify('Cotización guardada: rige hasta que termine el día', { type: 'success' });
    onClose();
  };

  return (
    <FieldsDialog
      title="Cotización manual"
      fields={rateFields}
      section="cotizacion"
      defaults={{
        compra: current?.cotizaciones.compra.toFixed(5),
        venta: current?.cotizaciones.venta.toFixed(5),
        ufv: current?.cotizaciones.ufv.toFixed(5),
        fecha: todayInLaPaz(),
        confirmaSalto: false,
      }}
      act="Guardar"
      save={save}
      onClose={onClose}
      isWide
    >
      La verán los visitantes hasta que termine el día; después vuelve a regir la del Banco Central.
    </FieldsDialog>
  );
}
