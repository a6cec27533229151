import { type AnySection, formatDateTime } from '@coop/domain';
import type { DeletedRow } from '@coop/domain/answers';
import ArrowBack from '@mui/icons-material/ArrowBack';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Alert, Box, Button, Card, CardContent, TablePagination, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Loading, useDataProvider, useNotify, useRedirect, useRefresh } from 'react-admin';
import { MemberDisplay } from '../../fields/displays/MemberDisplay';
import { faultLines } from '../../fields/facts/faults';
import type { dataProvider } from '../../ground/api/dataProvider';
import { HttpError } from '../../ground/api/fetchApi';
import { FailedToLoad, Message } from '../../ground/messages/Message';

const PER_PAGE = 20;

export function TrashPage({ section }: { section: AnySection }) {
  const { papelera } = useDataProvider<typeof dataProvider>();
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: [section.name, 'papelera', page],
    queryFn: () => papelera(section.name, page, PER_PAGE),
  });
  return (
    <Box sx={{ maxWidth: 900, width: '100%', py: 2 }}>
      <Button component={Link} to={`/administrador/${section.name}`} size="small" startIcon={<ArrowBack />}>
        {section.label.many}
      </Button>
      <Typography variant="h2" sx={{ mt: 0.5 }}>
        {`Papelera de ${section.label.many.toLowerCase()}`}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        Lo que se eliminó sin haberse publicado. Al recuperarlo vuelve como borrador, con su historial.
      </Typography>
      <FailedToLoad error={error} onRetry={refetch} hasOldData={data !== undefined} />
      {!data && !error && <Loading />}
      {data?.total === 0 && (
        <Message icon={<DeleteOutlined fontSize="inherit" />} title="La papelera está vacía">
          <Typography>Aquí aparecerá lo que se elimine de esta sección.</Typography>
        </Message>
      )}
      {data && data.total > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
          {data.rows.map((row) => (
            <TrashedRow key={row.id} section={section} row={row} />
          ))}
        </Box>
      )}
      {data && data.total > PER_PAGE && (
        <TablePagination
          component="div"
          count={data.total}
          page={page}
          onPageChange={(_, next) => setPage(next)}
          rowsPerPage={PER_PAGE}
          rowsPerPageOptions={[PER_PAGE]}
        />
      )}
    </Box>
  );
}

type Props = { section: AnySection; row: DeletedRow };

function TrashedRow({ section, row: { id, titulo, eliminadoEn, eliminadoPor } }: Props) {
  const { recuperarEliminado } = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const redirect = useRedirect();
  const [faults, setFaults] = useState<string[]>([]);

  const recover = async () => {
    try {
      const row = await recuperarEliminado(section.name, id);
      notify('Recuperado de la papelera', { type: 'success' });
      refresh();
      redirect('edit', section.name, row.id);
    } catch (error) {
      const errors = error instanceof HttpError ? error.body.errors : undefined;
      setFaults(errors ? faultLines(section, errors) : [(error as Error).message]);
    }
  };

  return (
    <Card component="li">
      <CardContent sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', '&&': { pb: 2 } }}>
        <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{titulo}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {`Se eliminó el ${formatDateTime(eliminadoEn)}`}
            {eliminadoPor && (
              <>
                {' · '}
                <MemberDisplay value={eliminadoPor} brief />
              </>
            )}
          </Typography>
        </Box>
        <Button variant="outlined" onClick={() => void recover()} aria-label={`Recuperar «${titulo}»`}>
          Recuperar
        </Button>
        {faults.length > 0 && (
          <Alert severity="error" sx={{ flexBasis: '100%' }}>
            No se puede recuperar como estaba:
            {faults.map((fault) => (
              <div key={fault}>{fault}</div>
            ))}
          </Alert>
        )}
      </CardContent>
    </Card>
  );
}
