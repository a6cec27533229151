import { Alert } from '@mui/material';

/** What a paste left out, so that nobody believes that it came along. */
export const PasteNotice = ({ removed, onClose }: { removed: readonly string[]; onClose: () => void }) =>
  removed.length > 0 ? (
    <Alert severity="info" role="status" onClose={onClose} sx={{ mt: 1 }}>
      {`Se pegó el texto. Se quitó: ${new Intl.ListFormat('es', { type: 'conjunction' }).format(removed)}.`}
    </Alert>
  ) : null;
