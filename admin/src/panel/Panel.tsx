import { canApart, formatLongDate, rolLabels, todayInLaPaz } from '@coop/domain';
import { Box, Typography } from '@mui/material';
import { Loading } from 'react-admin';
import { FailedToLoad } from '../ground/messages/FailedToLoad';
import { usePanel } from '../ground/queries/usePanel';
import { useYo } from '../ground/staff/useYo';
import { trended } from '../resources/overrides';
import { ContentTable } from './ContentTable';
import { FirstDay } from './firstDay/FirstDay';
import { FirstSteps } from './firstSteps/FirstSteps';
import { RatesCard } from './RatesCard';
import { Shortcuts } from './Shortcuts';
import { Trends } from './Trends';
import { UpcomingObligations } from './UpcomingObligations';
import { UpcomingWeek } from './UpcomingWeek';
import { Waiting } from './Waiting';

/** What needs this role now, then how things go, then where it goes most. */
export function Panel() {
  const { nombre, email, rol, permisos } = useYo();
  const { data, error, refetch } = usePanel();
  const hasTrends = trended.some(({ section }) => permisos[section]?.includes('leer'));
  const isLong = (data?.cifras ?? []).filter(({ clave }) => clave === 'publicados').length > FEW;
  return (
    <Box sx={look}>
      <Box>
        <Typography variant="h2">Panel de Control</Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {`${nombre || email} · ${rolLabels[rol]} · ${formatLongDate(todayInLaPaz())}`}
        </Typography>
      </Box>
      <FailedToLoad error={error} onRetry={refetch} isShown={data !== undefined} />
      {!data && !error && <Loading />}
      {data && <FirstSteps steps={data.pasos} />}
      <FirstDay />
      {data && <UpcomingObligations due={data.obligaciones} />}
      {data && <Waiting figures={data.cifras} notices={data.avisos} />}
      {data && (
        <Box sx={{ ...beside, gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: isLong ? '2fr 1fr' : '1fr 1fr' } }}>
          <ContentTable figures={data.cifras} />
          <Box sx={isLong ? beside : { display: 'contents' }}>
            <RatesCard editable={canApart(rol, 'ponerCotizacion')} />
            <UpcomingWeek />
            <Shortcuts />
          </Box>
        </Box>
      )}
      {/* After what stands above it, which says how far below they are. */}
      {data && hasTrends && <Trends />}
    </Box>
  );
}

const look = {
  py: 3,
  display: 'grid',
  gap: 3,
  maxWidth: 1320,
  minWidth: 0,
  // As far from the edge below as beside, and their buttons in line with what stands above.
  '& .MuiCardContent-root:last-child': { pb: 2 },
  '& .MuiCardContent-root > .MuiButton-text': { ml: -1 },
} as const;

/** A table of so many lines is no longer than a card: it stands among them. */
const FEW = 4;

const beside = { display: 'grid', gap: 2, minWidth: 0, alignItems: 'start' };
