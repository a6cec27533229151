import { type AnySection, formatDateTime } from '@coop/domain';
import { Alert, Box, Button, List, ListItem, ListItemText, TextField, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { dataProvider } from '../../ground/api/dataProvider';
import { FailedToLoad } from '../../ground/messages/Message';
import { useCopy } from '../../ground/messages/useCopy';
import { TitledDialog } from '../../ground/page/TitledDialog';

type Props = { section: AnySection; record: RaRecord; onClose: () => void };

export function PreviewDialog({ section, record, onClose }: Props) {
  const { crearVistaPrevia } = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const copy = useCopy();
  const { isDirty } = useFormContext().formState;
  const [made, setMade] = useState<{ url: string; venceEn: string }>();
  const [busy, setBusy] = useState(false);

  const make = async () => {
    setBusy(true);
    try {
      setMade(await crearVistaPrevia(section.name, record.id));
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setBusy(false);
  };
  const address = made && `${location.origin}${made.url}`;

  return (
    <TitledDialog title="Vista previa" onClose={onClose} actions={<Button onClick={onClose}>Cerrar</Button>}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {isDirty && (
          <Alert severity="warning">Hay cambios sin guardar: la vista previa muestra lo último que guardó.</Alert>
        )}
        <p style={{ margin: 0 }}>
          Un enlace de vista previa muestra este registro como se verá en el sitio. Quien lo tenga puede verlo sin
          iniciar sesión; deja de abrir al cabo de un día, o antes si usted lo revoca.
        </p>
        {made && address ? (
          <Box sx={{ display: 'grid', gap: 1 }}>
            <TextField
              label="Enlace"
              value={address}
              size="small"
              slotProps={{ input: { readOnly: true } }}
              helperText={`Abre hasta el ${formatDateTime(made.venceEn)}. No se vuelve a mostrar.`}
            />
            <Box sx={{ display: 'flex', gap: 1 }}>
              <Button href={made.url} target="_blank" rel="noopener" variant="contained">
                Abrir
              </Button>
              <Button onClick={() => void copy(address, 'Enlace copiado')}>Copiar</Button>
            </Box>
          </Box>
        ) : (
          <Box>
            <Button variant="contained" onClick={make} disabled={busy}>
              Crear un enlace
            </Button>
          </Box>
        )}
        <LiveLinks key={made?.url} section={section} id={record.id} />
      </Box>
    </TitledDialog>
  );
}

function LiveLinks({ section, id }: { section: AnySection; id: RaRecord['id'] }) {
  const { vistasPrevias, revocarVistaPrevia } = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const client = useQueryClient();
  const queryKey = ['vistas-previas', section.name, id];
  const {
    data = [],
    error,
    refetch,
  } = useQuery({ queryKey, queryFn: () => vistasPrevias(section.name, id), staleTime: 0 });
  const { mutate: revoke, isPending } = useMutation({
    mutationFn: (link: string) => revocarVistaPrevia(section.name, id, link),
    onSuccess: () => notify('El enlace ya no abre', { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  if (data.length === 0) return <FailedToLoad error={error} onRetry={refetch} />;
  return (
    <Box>
      <Typography variant="subtitle2" component="h3">
        Enlaces que todavía abren
      </Typography>
      <List dense disablePadding>
        {data.map(({ id: link, creadaEn, venceEn }) => (
          <ListItem
            key={link}
            disableGutters
            secondaryAction={
              <Button
                size="small"
                color="error"
                disabled={isPending}
                onClick={() => revoke(link)}
                aria-label={`Revocar el enlace creado el ${formatDateTime(creadaEn)}`}
              >
                Revocar
              </Button>
            }
          >
            <ListItemText
              primary={`Abre hasta el ${formatDateTime(venceEn)}`}
              secondary={`Creado el ${formatDateTime(creadaEn)}`}
            />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
