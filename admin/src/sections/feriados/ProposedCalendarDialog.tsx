import { formatLongDate, todayInLaPaz } from '@coop/domain';
import type { ProposedCalendar } from '@coop/domain/answers';
import { departamentos } from '@coop/domain/sections/shared/persona/departamentos';
import { Alert, Button, List, ListItem, ListItemText, MenuItem, Stack, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loading, useNotify, useRefresh } from 'react-admin';
import { httpClient } from '../../ground/api/fetchApi';
import { TitledDialog } from '../../ground/page/TitledDialog';

const YEARS = 4;
const path = (gestion: number) => `/api/sitio/feriados/propuesta/${gestion}`;

export function ProposedCalendarDialog({ onClose }: { onClose: () => void }) {
  const thisYear = Number(todayInLaPaz().slice(0, 4));
  const [gestion, setGestion] = useState(thisYear + 1);
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const { data, error } = useQuery<ProposedCalendar>({
    queryKey: ['feriados-propuestos', gestion],
    queryFn: async () => (await httpClient(path(gestion))).json,
  });
  const days = data?.propuestos ?? [];

  const accept = async () => {
    setBusy(true);
    try {
      await httpClient(path(gestion), { method: 'POST' });
      notify(`Los feriados de ${gestion} están cargados`, { type: 'success' });
      refresh();
      onClose();
    } catch (thrown) {
      notify((thrown as Error).message, { type: 'error' });
      setBusy(false);
    }
  };

  return (
    <TitledDialog
      title="Feriados de una gestión"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cerrar</Button>
          {days.length > 0 && (
            <Button variant="contained" onClick={() => void accept()} disabled={busy}>
              {`Agregar los ${days.length}`}
            </Button>
          )}
        </>
      }
    >
      <Stack sx={{ gap: 2, pt: 1 }}>
        <TextField select label="Gestión" value={gestion} onChange={({ target }) => setGestion(Number(target.value))}>
          {Array.from({ length: YEARS }, (_, ahead) => thisYear + ahead).map((year) => (
            <MenuItem key={year} value={year}>
              {year}
            </MenuItem>
          ))}
        </TextField>
        {error && <Alert severity="error">{error.message}</Alert>}
        {!data && !error && <Loading loadingPrimary="" loadingSecondary="" />}
        {data && days.length === 0 && <Alert severity="success">{`A ${gestion} no le falta ninguno.`}</Alert>}
        {days.length > 0 && (
          <>
            <Alert severity="info">
              Son los de fecha fija y los que siguen a la Pascua. Un decreto puede mover alguno o agregar otros:
              corríjalos cuando se publique, y los plazos se cuentan otra vez.
            </Alert>
            <ProposedDays days={days} />
          </>
        )}
      </Stack>
    </TitledDialog>
  );
}

const placeOf = (departamento: string | undefined) =>
  departamento ? departamentos[departamento as keyof typeof departamentos] : 'Todo el país';

/** Lists each date with its weekday, so that weekends are visible. */
const ProposedDays = ({ days }: { days: ProposedCalendar['propuestos'] }) => (
  <List dense disablePadding>
    {days.map(({ fecha, nombre, departamento }) => (
      <ListItem key={`${fecha}${departamento}`} disableGutters divider>
        <ListItemText primary={nombre} secondary={`${formatLongDate(fecha)} · ${placeOf(departamento)}`} />
      </ListItem>
    ))}
  </List>
);
