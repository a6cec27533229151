import type { StaffFile } from '@coop/domain/answers';
import { Alert, Box, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { LabelsField } from './LabelsField';
import { libraryApi } from './libraryApi';

/** What a stored file is found by, to be corrected. */
export function LabelsEditor({ file }: { file: StaffFile }) {
  const client = useQueryClient();
  const notify = useNotify();
  const [labels, setLabels] = useState(file.etiquetas);
  const [fault, setFault] = useState<string>();
  const isDirty = String([...labels].sort()) !== String([...file.etiquetas].sort());

  const save = async () => {
    setFault(undefined);
    try {
      await libraryApi.change(file, { etiquetas: labels });
      notify('Etiquetas guardadas', { type: 'success' });
      await client.invalidateQueries({ queryKey: ['archivos'] });
    } catch (error) {
      setFault((error as Error).message);
    }
  };

  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <LabelsField value={labels} onChange={setLabels} />
      {fault && <Alert severity="error">{fault}</Alert>}
      {isDirty && (
        <Box>
          <Button variant="outlined" onClick={() => void save()}>
            Guardar etiquetas
          </Button>
        </Box>
      )}
    </Box>
  );
}
