import type { AnySection } from '@coop/domain';
import { Box, Typography } from '@mui/material';
import { useDeferredValue, useMemo } from 'react';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useYo } from '../../ground/staff/useYo';
import { MissingList } from './MissingList';
import { missingToPublish } from './missingToPublish';

/** What the form as it is filled still lacks to be published. The whole of it is judged, which waits for whoever is typing. */
export function StillMissing({ section }: { section: AnySection }) {
  const { rol } = useYo();
  const record = useRecordContext();
  const values = useDeferredValue(useWatch());
  const missing = useMemo(() => missingToPublish(section, rol, values), [section, rol, values]);
  const list = useMemo(() => <MissingList missing={missing} />, [missing]);
  const isWaiting = record?.estado === 'borrador' || record?.conCambios;
  return (
    <Box sx={{ mt: 1.5, fontSize: '0.9rem' }}>
      {missing.length > 0 ? (
        <>
          <Typography variant="body2" sx={{ fontWeight: 650 }}>
            Falta para publicar:
          </Typography>
          {list}
        </>
      ) : (
        isWaiting && 'No le falta nada para publicarse.'
      )}
    </Box>
  );
}
