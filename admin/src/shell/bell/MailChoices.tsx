import type { ClaseDeCorreo, CorreosPropios } from '@coop/domain/answers';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Switch,
} from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { httpClient } from '../../ground/api/httpClient';
import { FailedToLoad } from '../../ground/messages/FailedToLoad';

const ADDRESS = '/api/panel/correos';
const queryKey = ['correos propios'];

/** The words for each kind; the server knows the kinds. */
const kinds: Readonly<Record<ClaseDeCorreo, string>> = {
  resumen: 'El resumen del día, a las 08:00',
  nuevos: 'Casos nuevos',
  asignaciones: 'Casos que le asignan',
  documentos: 'Documentos que una persona trae después',
  plazos: 'Plazos y obligaciones por vencer',
  aprobaciones: 'Lo que espera su aprobación, y lo suyo que aprobaron o devolvieron',
};

/** Which notices also come by mail. Each choice is kept as it is made. */
export function MailChoices({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const notify = useNotify();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async () => (await httpClient(ADDRESS)).json as CorreosPropios,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: async (apagados: ClaseDeCorreo[]) =>
      (await httpClient(ADDRESS, { method: 'PUT', body: JSON.stringify({ apagados }) })).json as CorreosPropios,
    onSuccess: (kept) => queries.setQueryData(queryKey, kept),
    onError: ({ message }) => notify(message, { type: 'error' }),
  });
  const off = data?.apagados ?? [];
  const toggle = (kind: ClaseDeCorreo) =>
    mutate(off.includes(kind) ? off.filter((one) => one !== kind) : [...off, kind]);
  return (
    <Dialog open onClose={onClose} aria-labelledby="correos-propios" fullWidth maxWidth="xs">
      <DialogTitle id="correos-propios">Qué le llega por correo</DialogTitle>
      <DialogContent sx={{ display: 'grid' }}>
        <DialogContentText sx={{ mb: 1 }}>
          Lo que apague sigue en sus avisos del panel. Lo que venció sin hacerse se avisa siempre.
        </DialogContentText>
        <FailedToLoad error={error} onRetry={refetch} isShown={data !== undefined} />
        {data &&
          (Object.entries(kinds) as [ClaseDeCorreo, string][]).map(([kind, label]) => (
            <FormControlLabel
              key={kind}
              control={<Switch checked={!off.includes(kind)} disabled={isPending} onChange={() => toggle(kind)} />}
              label={label}
            />
          ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}
