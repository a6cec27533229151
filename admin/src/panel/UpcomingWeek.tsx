import { todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { Button, Card, CardContent, Typography } from '@mui/material';
import { Link } from 'react-admin';
import { CALENDAR, useCalendar } from '../ground/queries/useCalendar';
import { Agenda } from './calendar/Agenda';

/** As many as fit beside the rest of the panel. */
const MOST = 8;

/** What begins, ends or happens in seven days. What is owed has a card of its own. */
export function UpcomingWeek() {
  const today = todayInLaPaz();
  const { data } = useCalendar(today, addDays(today, 6));
  const events = (data?.sucesos ?? []).filter(({ clase }) => clase !== 'obligacion');
  const more = events.length - MOST;
  return (
    <Card component="section" aria-labelledby="semana">
      <CardContent>
        <Typography id="semana" variant="h3" component="h3" sx={{ mb: 1 }}>
          Próximos siete días
        </Typography>
        {data && events.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>Nada comienza, termina ni vence.</Typography>
        )}
        <Agenda events={events.slice(0, MOST)} />
        <Button component={Link} to={CALENDAR} sx={{ mt: 1 }}>
          {more > 0 ? `Ver el calendario (${more} más)` : 'Ver el calendario'}
        </Button>
      </CardContent>
    </Card>
  );
}
