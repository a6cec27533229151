import { adminPathOf, formatDate, formatDateTime, formatNumber } from '@coop/domain';
import type { Cotizacion, NoCotizacion } from '@coop/domain/answers';
import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { HttpError } from '../ground/api/HttpError';
import { httpClient } from '../ground/api/httpClient';
import { FailedToLoad } from '../ground/messages/FailedToLoad';
import { useCan } from '../ground/staff/useCan';
import { RatesDialog } from './RatesDialog';

const sources: Record<Cotizacion['fuente'], string> = {
  bcb: 'Banco Central de Bolivia',
  manual: 'puesta a mano',
  semilla: 'valor inicial',
};

const ANCHOR = 'cotizacion';
const TRE = 'sitio/tasas-de-referencia';

/** The exchange rates that visitors see now; who has that right may replace them for the day. */
export function RatesCard({ editable }: { editable: boolean }) {
  const can = useCan();
  const [editing, setEditing] = useState(false);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['cotizacion'],
    queryFn: async () => (await httpClient('/api/cotizacion')).json as Cotizacion,
  });
  const card = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  // What leads here is followed within the page, where the browser does not go by itself.
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
          <FailedToLoad error={error} onRetry={refetch} isShown={data !== undefined} />
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
        {editable && (
          <Button variant="outlined" onClick={() => setEditing(true)} disabled={isPending} sx={{ mt: 2 }}>
            Poner cotización manual
          </Button>
        )}
        {can(TRE, 'leer') && (
          <Button component={Link} to={adminPathOf(TRE)} sx={{ mt: 2 }}>
            Tasas de referencia (TRe y TEP)
          </Button>
        )}
        {editing && <RatesDialog current={data} onClose={() => setEditing(false)} />}
      </CardContent>
    </Card>
  );
}

/** Nobody has put one yet, and no source was read: nothing failed. */
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
