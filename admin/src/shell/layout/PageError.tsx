import ReportOutlined from '@mui/icons-material/ReportOutlined';
import { Button, Typography } from '@mui/material';
import { useResetErrorBoundaryOnLocationChange } from 'react-admin';
import { Message } from '../../ground/messages/Message';

type Props = { resetErrorBoundary?: (...args: unknown[]) => void };

/** Error page of a failed render, without technical details. */
export function PageError({ resetErrorBoundary }: Props) {
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary ?? (() => {}));
  return (
    <Message icon={<ReportOutlined fontSize="inherit" />} title="Algo salió mal en esta página">
      <Typography>Vuelva a cargarla. Si sigue igual, avise a Sistemas y diga qué estaba haciendo.</Typography>
      <Button variant="contained" onClick={() => location.reload()} sx={{ mt: 3 }}>
        Volver a cargar
      </Button>
    </Message>
  );
}
