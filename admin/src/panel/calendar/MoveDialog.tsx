import { type AnySection, findSection, formatLongDate, todayInLaPaz } from '@coop/domain';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useNotify, useRefresh } from 'react-admin';
import { DateTextField } from '../../fields/inputs/dates/DateTextField';
import { dayFormat } from '../../fields/inputs/dates/formats';
import { httpClient } from '../../ground/api/fetchApi';
import type { Moving } from './calendar';

type Props = { moving: Moving; onClose: () => void };

export function MoveDialog({ moving: { event, day: dropped }, onClose }: Props) {
  const [day, setDay] = useState<string | null>(dropped ?? event.dia);
  const notify = useNotify();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const { mudanza, seccion } = event;
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () =>
      httpClient(`/api/${seccion}/${mudanza?.registro}`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ version: mudanza?.version, [mudanza?.campo ?? '']: day }),
      }),
    onSuccess: async () => {
      onClose();
      notify(mudanza?.publicado ? 'Fecha cambiada, sin publicar todavía' : 'Fecha cambiada', { type: 'success' });
      await queries.invalidateQueries({ queryKey: ['calendario'] });
      refresh();
    },
  });
  const isSame = !day || day === event.dia;
  const move = (sent: FormEvent) => {
    sent.preventDefault();
    if (!isSame) mutate();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="mover">
      <form onSubmit={move} noValidate>
        <DialogTitle id="mover">{`Mover «${event.titulo}»`}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography>{`Comienza el ${formatLongDate(event.dia)}.`}</Typography>
          <DateTextField format={dayFormat} label="Comienza ahora el" value={day} onChange={setDay} />
          {!isSame && <Typography role="status">{consequence(event, day)}</Typography>}
          {error && <Alert severity="error">{error.message}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancelar</Button>
          {event.url && (
            <Button component={Link} to={event.url}>
              Abrir
            </Button>
          )}
          <Button type="submit" variant="contained" disabled={isSame || isPending}>
            Mover
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function consequence({ mudanza, dia, seccion }: Moving['event'], day: string): string {
  const section = findSection(seccion ?? '') as AnySection | undefined;
  const where = section?.publication?.at ? ` en ${section.publication.at}` : '';
  const then = formatLongDate(day);
  if (!mudanza?.publicado)
    return `Es un borrador: cuando se publique, los visitantes lo verán${where} desde el ${then}.`;
  const now =
    dia <= todayInLaPaz()
      ? `Los visitantes lo ven${where} y lo seguirán viendo`
      : `Para los visitantes sigue anunciado para el ${formatLongDate(dia)}`;
  return `${now} hasta que publique el cambio; desde entonces comenzará el ${then}.`;
}
