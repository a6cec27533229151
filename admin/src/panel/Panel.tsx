import { adminPathOf, canPerformGlobal, findSection, formatLongDate, todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { Box, Button, Card, CardContent, Typography } from '@mui/material';
import { useId } from 'react';
import { Link, Loading } from 'react-admin';
import { FailedToLoad } from '../ground/messages/Message';
import { useFirstDay, usePanel } from '../ground/queries/opening';
import { CALENDAR, useCalendar } from '../ground/queries/useCalendar';
import { useCan, useYo } from '../ground/staff/staff';
import { pressable } from '../ground/theme/palette';
import { trended } from '../resources/sectionResources';
import { ContentTable } from './ContentTable';
import { Agenda } from './calendar/Agenda';
import { FirstSteps } from './FirstSteps';
import { FirstDayList } from './firstDay/FirstDayList';
import { RatesCard } from './RatesCard';
import { Today } from './Today';
import { Trends } from './Trends';
import { Waiting } from './Waiting';

export function Panel() {
  const { rol, permisos } = useYo();
  const { data, error, refetch } = usePanel();
  const hasTrends = trended.some(({ section }) => permisos[section]?.includes('leer'));
  return (
    <Box sx={styles}>
      <FailedToLoad error={error} onRetry={refetch} hasOldData={data !== undefined} />
      {!data && !error && <Loading />}
      {data && (
        <Box sx={{ ...beside, gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' } }}>
          <Box sx={beside}>
            <Box component="section" aria-labelledby="hoy" sx={{ ...beside, gap: 3, mb: 2 }}>
              <Box>
                <Typography id="hoy" variant="h2">
                  Hoy
                </Typography>
                <Typography sx={{ color: 'text.secondary' }}>{formatLongDate(todayInLaPaz())}</Typography>
              </Box>
              <Today panel={data} />
            </Box>
            <FirstSteps steps={data.pasos} />
            <Waiting figures={data.cifras} notices={data.avisos} />
            <ContentTable figures={data.cifras} />
            <FirstDay />
          </Box>
          <Box sx={beside}>
            <RatesCard editable={canPerformGlobal(rol, 'ponerCotizacion')} />
            <UpcomingWeek />
            <Shortcuts />
          </Box>
        </Box>
      )}
      {/* Rendered after the cards above, whose height decides when charts come into view. */}
      {data && hasTrends && <Trends />}
    </Box>
  );
}

const styles = {
  py: 3,
  display: 'grid',
  gap: 3,
  maxWidth: 1320,
  minWidth: 0,
  // Equal padding on all sides; text buttons align with the content above.
  '& .MuiCardContent-root:last-child': { pb: 2 },
  '& .MuiCardContent-root > .MuiButton-text': { ml: -1 },
} as const;

const beside = { display: 'grid', gap: 2, minWidth: 0, alignItems: 'start' };

function FirstDay() {
  const id = useId();
  const { tasks, isAside, putAside } = useFirstDay();
  if (isAside || tasks.every(({ hecho }) => hecho)) return null;
  return (
    <Card component="details" aria-labelledby={id} sx={{ px: 2, '&[open]': { pb: 2 } }}>
      <Box component="summary" sx={{ py: 1.5, cursor: 'pointer' }}>
        <Typography id={id} variant="h3" component="h2" sx={{ display: 'inline' }}>
          Su primer día
        </Typography>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {` · ${tasks.filter(({ hecho }) => hecho).length} de ${tasks.length}`}
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Cada cosa se marca sola cuando la hace. Después sigue en «Ayuda».
        </Typography>
        <FirstDayList tasks={tasks} isWide />
        <Button size="small" onClick={putAside} sx={{ justifySelf: 'start' }}>
          Ya conozco el panel
        </Button>
      </Box>
    </Card>
  );
}

const MAX_EVENTS = 8;

function UpcomingWeek() {
  const today = todayInLaPaz();
  const { data } = useCalendar(today, addDays(today, 6));
  const events = (data?.sucesos ?? []).filter(({ clase }) => clase !== 'obligacion');
  const more = events.length - MAX_EVENTS;
  return (
    <Card component="section" aria-labelledby="semana">
      <CardContent>
        <Typography id="semana" variant="h3" component="h3" sx={{ mb: 1 }}>
          Próximos siete días
        </Typography>
        {data && events.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>Nada comienza, termina ni vence.</Typography>
        )}
        <Agenda events={events.slice(0, MAX_EVENTS)} />
        <Button component={Link} to={CALENDAR} sx={{ mt: 1 }}>
          {more > 0 ? `Ver el calendario (${more} más)` : 'Ver el calendario'}
        </Button>
      </CardContent>
    </Card>
  );
}

function Shortcuts() {
  const { menu } = useYo();
  const can = useCan();
  const creatable = menu.filter((entry) => entry !== 'panel' && can(entry, 'crear')).slice(0, 12);
  if (creatable.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="accesos">
      <CardContent>
        <Typography id="accesos" variant="h3" component="h3" sx={{ mb: 1.5 }}>
          Crear
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
          {creatable.map((entry) => (
            <Link key={entry} to={`${adminPathOf(entry)}/create`} sx={pressable}>
              {findSection(entry)?.label.one}
            </Link>
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}
