import { findSection, formatDateTime } from '@coop/domain';
import type { ClaseDeCorreo, CorreosPropios, PersonalNotice } from '@coop/domain/answers';
import Mail from '@mui/icons-material/MailOutlined';
import {
  Box,
  Button,
  ButtonBase,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Switch,
  Typography,
} from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNotify } from 'react-admin';
import { httpClient } from '../../ground/api/fetchApi';
import { FailedToLoad } from '../../ground/messages/Message';
import { usePersonalNotices } from '../../ground/queries/usePersonalNotices';

export function Bell({ onClose }: { onClose: () => void }) {
  const { notices, error, refetch, markRead } = usePersonalNotices();
  const unread = notices?.filter(({ leido }) => !leido) ?? [];
  const [isChoosing, setChoosing] = useState(false);
  const open = (notice: PersonalNotice) => {
    if (!notice.leido) markRead([notice]);
    if (notice.enlace) onClose();
  };
  return (
    <Box sx={{ py: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, minHeight: 40 }}>
        <Typography variant="h3" component="h2" sx={{ flexGrow: 1 }}>
          Avisos
        </Typography>
        {unread.length > 0 && (
          <Button size="small" onClick={() => markRead(unread)}>
            Marcar todo como leído
          </Button>
        )}
      </Box>
      <Box sx={{ px: 2 }}>
        <FailedToLoad error={error} onRetry={refetch} hasOldData={notices !== undefined} />
      </Box>
      {notices?.length === 0 && (
        <Typography sx={{ px: 2, py: 1.5, color: 'text.secondary' }}>
          Nada por ahora. Aquí llega lo que le asignan, lo que vence y lo que espera de usted.
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& > li': { borderTop: 1, borderColor: 'divider' } }}>
        {notices?.map((notice) => (
          <li key={notice.clave}>
            <BellItem notice={notice} onOpen={() => open(notice)} />
          </li>
        ))}
      </Box>
      <Box sx={{ borderTop: 1, borderColor: 'divider', px: 1.5, pt: 1 }}>
        <Button size="small" startIcon={<Mail />} onClick={() => setChoosing(true)}>
          Qué le llega por correo
        </Button>
      </Box>
      {isChoosing && <MailChoices onClose={() => setChoosing(false)} />}
    </Box>
  );
}

type Props = { notice: PersonalNotice; onOpen: () => void };

/** A notification linked to its subject. The unread state is not conveyed by style alone (WCAG 1.4.1). */
function BellItem({ notice: { etiqueta, seccion, enlace, en, leido }, onOpen }: Props) {
  const about = [findSection(seccion)?.label.many, en && formatDateTime(en)].filter(Boolean).join(' · ');
  return (
    <ButtonBase
      {...(enlace && { component: Link, to: enlace })}
      onClick={onOpen}
      sx={{
        display: 'grid',
        gridTemplateColumns: '10px 1fr',
        gap: 1.25,
        width: '100%',
        px: 2,
        py: 1.25,
        textAlign: 'left',
        alignItems: 'baseline',
        color: 'inherit',
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': { bgcolor: 'action.selected' },
      }}
    >
      <Box
        component="span"
        role={leido ? undefined : 'img'}
        aria-label={leido ? undefined : 'Sin leer'}
        sx={{ width: 8, height: 8, borderRadius: 4, bgcolor: leido ? 'transparent' : 'info.main' }}
      />
      <span>
        <Typography component="span" sx={{ display: 'block', fontWeight: leido ? 400 : 650, overflowWrap: 'anywhere' }}>
          {etiqueta}
        </Typography>
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
          {about}
        </Typography>
      </span>
    </ButtonBase>
  );
}

const ADDRESS = '/api/panel/correos';
const queryKey = ['correos propios'];

const kinds: Readonly<Record<ClaseDeCorreo, string>> = {
  resumen: 'El resumen del día, a las 08:00',
  nuevos: 'Casos nuevos',
  asignaciones: 'Casos que le asignan',
  documentos: 'Documentos que una persona trae después',
  plazos: 'Plazos y obligaciones por vencer',
  aprobaciones: 'Lo que espera su aprobación, y lo suyo que aprobaron o devolvieron',
};

function MailChoices({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const notify = useNotify();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async () => (await httpClient(ADDRESS)).json as CorreosPropios,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: async (apagados: ClaseDeCorreo[]) =>
      (await httpClient(ADDRESS, { method: 'PUT', body: JSON.stringify({ apagados }) })).json as CorreosPropios,
    onSuccess: (stored) => queries.setQueryData(queryKey, stored),
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
        <FailedToLoad error={error} onRetry={refetch} hasOldData={data !== undefined} />
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
