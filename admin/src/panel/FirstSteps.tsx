import type { Paso } from '@coop/domain/answers';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Unchecked from '@mui/icons-material/RadioButtonUnchecked';
import { Box, Card, CardContent, LinearProgress, Typography } from '@mui/material';
import { useId } from 'react';
import { Link } from 'react-admin';

/** What a new installation still lacks, each with the way to it; nothing once it lacks nothing. */
export function FirstSteps({ steps }: { steps: readonly Paso[] }) {
  const id = useId();
  if (steps.length === 0) return null;
  const done = steps.filter(({ hecho }) => hecho).length;
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent sx={{ display: 'grid', gap: 1.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline' }}>
          <Typography id={id} variant="h3" component="h2">
            Primeros pasos
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{`${done} de ${steps.length}`}</Typography>
        </Box>
        <LinearProgress variant="determinate" value={(100 * done) / steps.length} aria-labelledby={id} />
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', columns: { md: 2 }, columnGap: 4 }}>
          {steps.map((step) => (
            <Step key={step.seccion} step={step} />
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}

const Step = ({ step: { etiqueta, enlace, hecho } }: { step: Paso }) => (
  <Box
    component="li"
    sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: 36, py: 0.5, breakInside: 'avoid' }}
  >
    {hecho ? (
      <>
        <CheckCircle fontSize="small" color="success" titleAccess="Hecho" />
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {etiqueta}
        </Box>
      </>
    ) : (
      <>
        <Unchecked fontSize="small" color="disabled" titleAccess="Falta" />
        <Link to={enlace}>{etiqueta}</Link>
      </>
    )}
  </Box>
);
