import { formatDateTime } from '@coop/domain';
import type { Aprobacion } from '@coop/domain/answers';
import { Box, Typography } from '@mui/material';

/** Author, date and note of a request; resolver and reason if returned. */
export function RequestFacts({ request }: { request: Aprobacion }) {
  const { orden, pedidaPor, esSuya, pedidaEn, nota, motivo, estado, resueltaPor, resueltaEn, respuesta } = request;
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {`${esSuya ? 'Usted lo envió' : `Lo envió ${pedidaPor}`}${orden === 'archivar' ? ' para archivarlo' : ''} · ${formatDateTime(pedidaEn)}`}
      </Typography>
      {nota && <Quote words={nota} />}
      {motivo && <Quote words={`Motivo de la corrección: ${motivo}`} />}
      {estado === 'devuelta' && resueltaEn && (
        <>
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {`Lo devolvió ${resueltaPor} · ${formatDateTime(resueltaEn)}`}
          </Typography>
          {respuesta && <Quote words={respuesta} />}
        </>
      )}
      {estado === 'perdida' && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          Cambió después de enviarse: hay que enviarlo otra vez.
        </Typography>
      )}
    </Box>
  );
}

const Quote = ({ words }: { words: string }) => (
  <Typography
    component="blockquote"
    sx={{ m: 0, mt: 0.5, pl: 1.5, borderLeft: 3, borderColor: 'divider', whiteSpace: 'pre-line' }}
  >
    {words}
  </Typography>
);
