import type { AnySection } from '@coop/domain';
import { Alert, Box } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { RecordData } from '../data/RecordData';

type Props = { section: AnySection; record: RaRecord };

/** What visitors read now and would read no more. */
export const Withdrawn = ({ section, record }: Props) => (
  <>
    <Alert severity="warning" sx={{ my: 2 }}>
      Al aprobarlo, los visitantes dejarán de leer esto.
    </Alert>
    <Box role="region" aria-label="Lo que dejaría de leerse" tabIndex={0}>
      <RecordData section={section} row={record} />
    </Box>
  </>
);
