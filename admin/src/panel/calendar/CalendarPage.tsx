import { todayInLaPaz } from '@coop/domain';
import type { Suceso } from '@coop/domain/answers';
import EventAvailable from '@mui/icons-material/EventAvailable';
import { Alert, Box, Button, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';
import { Loading } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { FailedToLoad } from '../../ground/messages/FailedToLoad';
import { Message } from '../../ground/messages/Message';
import { calendarUrl, useCalendar } from '../../ground/queries/useCalendar';
import { useDownload } from '../../ground/queries/useDownload';
import { Agenda } from './Agenda';
import { KindFilter } from './KindFilter';
import { kindsOfEvent } from './kindsOfEvent';
import { MonthGrid } from './MonthGrid';
import { MonthNav } from './MonthNav';
import { MoveDialog } from './MoveDialog';
import { lastDayOf, monthIn } from './monthDays';
import { MoveContext, type Moving } from './moving';

/** A month of everything that this role reads: as a sheet where there is room for one, else day by day. */
export function CalendarPage() {
  const [query, setQuery] = useSearchParams();
  const today = todayInLaPaz();
  const current = today.slice(0, 7);
  const month = monthIn(query.get('mes')) ?? current;
  const [first, last] = [`${month}-01`, lastDayOf(month)];
  const { data, error, refetch } = useCalendar(first, last);
  const [hidden, setHidden] = useState<Suceso['clase'][]>([]);
  const [fromFirst, setFromFirst] = useState(false);
  const [moving, setMoving] = useState<Moving>();
  const { bytes, start } = useDownload('El calendario está listo para su programa de calendarios');
  const hasRoom = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'));

  const all = data?.desde === first ? data.sucesos : [];
  const shown = all.filter(({ clase }) => !hidden.includes(clase));
  // Day by day, what has passed stands in the way of what comes.
  const passed = hasRoom || fromFirst || month !== current ? [] : shown.filter(({ dia }) => dia < today);
  const events = shown.slice(passed.length);
  const kinds = (Object.keys(kindsOfEvent) as Suceso['clase'][]).filter((kind) =>
    all.some((one) => one.clase === kind),
  );
  return (
    <Box sx={{ width: '100%', maxWidth: 1320, py: 2, display: 'grid', gap: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <MonthNav month={month} current={current} onChange={(mes) => setQuery({ mes })} />
        <Button
          variant="outlined"
          disabled={bytes !== undefined || all.length === 0}
          onClick={() =>
            start(calendarUrl(first, last, '/calendario.ics'), { name: `calendario-${month}`, extension: 'ics' })
          }
        >
          Descargar (.ics)
        </Button>
      </Box>
      <KindFilter kinds={kinds} hidden={hidden} onChange={setHidden} />
      <FailedToLoad error={error} onRetry={refetch} isShown={data !== undefined} />
      {data?.recortadas.map((section) => (
        <Alert key={section} severity="info">{`De ${section} hay más en este mes: véalas en su lista.`}</Alert>
      ))}
      {!data && !error && <Loading />}
      {passed.length > 0 && (
        <Button onClick={() => setFromFirst(true)} sx={{ justifySelf: 'start' }}>
          Ver los días que pasaron
        </Button>
      )}
      {data && (
        <MoveContext value={setMoving}>
          {hasRoom ? <MonthGrid month={month} events={events} /> : <Agenda events={events} />}
        </MoveContext>
      )}
      {moving && <MoveDialog moving={moving} onClose={() => setMoving(undefined)} />}
      {!hasRoom && data && all.length === 0 && (
        <Message icon={<EventAvailable fontSize="inherit" />} title="Nada en este mes">
          <Typography>Aquí aparecerá lo que comienza, termina o vence de las secciones que su rol lee.</Typography>
        </Message>
      )}
    </Box>
  );
}
