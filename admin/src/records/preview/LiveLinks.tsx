import { type AnySection, formatDateTime } from '@coop/domain';
import { Box, Button, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useNotify } from 'react-admin';
import type { dataProvider } from '../../ground/api/dataProvider';
import { FailedToLoad } from '../../ground/messages/FailedToLoad';

/** The links to a record that still open, each to be revoked. Nothing while there is none. */
export function LiveLinks({ section, id }: { section: AnySection; id: RaRecord['id'] }) {
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
