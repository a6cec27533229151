import type { AnySection } from '@coop/domain';
import ArrowBack from '@mui/icons-material/ArrowBack';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, TablePagination, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Loading, useDataProvider } from 'react-admin';
import type { dataProvider } from '../../ground/api/dataProvider';
import { FailedToLoad } from '../../ground/messages/FailedToLoad';
import { Message } from '../../ground/messages/Message';
import { TrashedRow } from './TrashedRow';

const PER_PAGE = 20;

/** What was erased of a section, the newest first, and its way back. */
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
      <FailedToLoad error={error} onRetry={refetch} isShown={data !== undefined} />
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
