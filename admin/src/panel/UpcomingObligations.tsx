import type { Ocurrencia } from '@coop/domain/answers';
import { Box, Button, Card, CardContent, Typography } from '@mui/material';
import { Link } from 'react-admin';
import { OBLIGATIONS } from '../ground/queries/useObligations';
import { DueDate } from './obligations/DueDate';

/** Maximum number of obligations in the card. */
const MAX_OBLIGATIONS = 6;

/** Overdue and upcoming obligations of the user, most overdue first, with a link to all. */
export function UpcomingObligations({ due }: { due: readonly Ocurrencia[] }) {
  if (due.length === 0) return null;
  const more = due.length - MAX_OBLIGATIONS;
  return (
    <Card component="section" aria-labelledby="obligaciones">
      <CardContent>
        <Typography id="obligaciones" variant="h3" component="h3" sx={{ mb: 1 }}>
          Próximas obligaciones
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {due.slice(0, MAX_OBLIGATIONS).map((one) => (
            <Box component="li" key={`${one.obligacion} ${one.periodo}`} sx={line}>
              <Box component="span" sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
                {[one.nombre, one.periodoNombre].filter(Boolean).join(': ')}
              </Box>
              <DueDate due={one} />
            </Box>
          ))}
        </Box>
        <Button component={Link} to={OBLIGATIONS} sx={{ mt: 1 }}>
          {more > 0 ? `Ver las obligaciones (${more} más)` : 'Ver las obligaciones'}
        </Button>
      </CardContent>
    </Card>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  rowGap: 0.5,
  alignItems: 'center',
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
