import type { Paso } from '@coop/domain/answers';
import { Box, Card, CardContent, LinearProgress, Typography } from '@mui/material';
import { useId } from 'react';
import { Step } from './Step';

const isSettled = ({ hecho, apartado }: Paso) => hecho || apartado !== null;

/** Setup checklist of a new installation; renders nothing once complete. */
export function FirstSteps({ steps }: { steps: readonly Paso[] }) {
  const id = useId();
  if (steps.length === 0) return null;
  const settled = steps.filter(isSettled).length;
  const next = steps.find((step) => !isSettled(step));
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Box>
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline', justifyContent: 'space-between' }}
          >
            <Typography id={id} variant="h3" component="h2">
              Primeros pasos
            </Typography>
            <Typography sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {`${settled} de ${steps.length}`}
            </Typography>
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
            Cada uno se marca solo al hacerse. Esta lista desaparece cuando no falta ninguno.
          </Typography>
        </Box>
        <LinearProgress variant="determinate" value={(100 * settled) / steps.length} aria-labelledby={id} />
        <Box
          component="ol"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            columnGap: 5,
            gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'repeat(2, minmax(0,1fr))' },
          }}
        >
          {steps.map((step) => (
            <Step key={step.clave} step={step} isNext={step === next} />
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}
