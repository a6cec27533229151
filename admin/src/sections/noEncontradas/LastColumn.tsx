import { formatDateTime } from '@coop/domain';
import { Box } from '@mui/material';
import { RedirectButton } from './RedirectButton';

/** When it was last asked for, and what to do about it. */
export const LastColumn = ({ value }: { value: unknown }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
    <span>{formatDateTime(String(value))}</span>
    <RedirectButton />
  </Box>
);
