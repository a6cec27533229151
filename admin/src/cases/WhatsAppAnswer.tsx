import WhatsApp from '@mui/icons-material/WhatsApp';
import { Button } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { whatsappLink } from './columns/personOf';

/** Where the answer goes by WhatsApp, opens the conversation with its text: nothing is sent from here. */
export function WhatsAppAnswer({ record }: { record: RaRecord }) {
  const [respuesta, medioUsado] = useWatch({ name: ['respuesta', 'medioUsado'] });
  if (medioUsado !== 'whatsapp' || !record.celular) return null;
  return (
    <Button
      variant="outlined"
      startIcon={<WhatsApp />}
      href={whatsappLink(record.celular, respuesta ?? '')}
      target="_blank"
      rel="noopener noreferrer"
    >
      Abrir WhatsApp con este texto
    </Button>
  );
}
