import { findSection, formatShortDate, rolLabels } from '@coop/domain';
import type { Ocurrencia } from '@coop/domain/answers';
import { Box, Button, Card, CardContent, Typography } from '@mui/material';
import { Link } from 'react-admin';
import { DueDate } from './DueDate';

type Props = { due: Ocurrencia; onMark: () => void; onReopen: () => void; isBusy: boolean };

/** Once that an obligation is due: what, by when, who answers for it, and how it was done. */
export function ObligationItem({ due, onMark, onReopen, isBusy }: Props) {
  const { nombre, norma, periodoNombre, responsable, persona, seccion, enlace, cumplida, puedeMarcar } = due;
  return (
    <Card component="li">
      <CardContent sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', '&:last-child': { pb: 2 } }}>
        <Box sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 650 }}>{periodoNombre ? `${nombre}: ${periodoNombre}` : nombre}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5, alignItems: 'center', my: 0.5 }}>
            <DueDate due={due} />
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {`Responde: ${persona ?? rolLabels[responsable]}`}
          </Typography>
          {norma && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {norma}
            </Typography>
          )}
          {cumplida && <Typography variant="body2">{doneBy(cumplida)}</Typography>}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
          {enlace && (
            <Button component={Link} to={enlace}>
              {findSection(seccion ?? '')?.label.many}
            </Button>
          )}
          {puedeMarcar &&
            (cumplida ? (
              <Button onClick={onReopen} disabled={isBusy}>
                Quitar la marca
              </Button>
            ) : (
              <Button variant="outlined" onClick={onMark}>
                Marcar cumplida
              </Button>
            ))}
        </Box>
      </CardContent>
    </Card>
  );
}

const doneBy = ({ sola, fecha, por, nota }: NonNullable<Ocurrencia['cumplida']>) =>
  sola || !fecha
    ? 'Consta por lo publicado o presentado en su sección.'
    : `La marcó ${por}: cumplida el ${formatShortDate(fecha)}. ${nota}`;
