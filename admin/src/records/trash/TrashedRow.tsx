import { type AnySection, formatDateTime } from '@coop/domain';
import type { Trashed } from '@coop/domain/answers';
import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify, useRedirect, useRefresh } from 'react-admin';
import { MemberDisplay } from '../../fields/displays/MemberDisplay';
import { faultLines } from '../../fields/facts/faultLines';
import type { dataProvider } from '../../ground/api/dataProvider';
import { HttpError } from '../../ground/api/HttpError';

type Props = { section: AnySection; row: Trashed };

/** One erased row: what it was, who erased it and when; recovering it opens it again. */
export function TrashedRow({ section, row: { id, titulo, eliminadoEn, eliminadoPor } }: Props) {
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
