import { formatMonth, todayInLaPaz } from '@coop/domain';
import type { Suceso } from '@coop/domain/answers';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import EventAvailable from '@mui/icons-material/EventAvailable';
import { Alert, Box, Button, Chip, IconButton, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';
import { Loading } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { FailedToLoad, Message } from '../../ground/messages/Message';
import { calendarUrl, useCalendar } from '../../ground/queries/useCalendar';
import { useDownload } from '../../ground/queries/useDownload';
import { Agenda } from './Agenda';
import { kindsOfEvent, lastDayOf, MoveContext, type Moving, monthAfter, monthIn } from './calendar';
import { MonthGrid } from './MonthGrid';
import { MoveDialog } from './MoveDialog';

/** Month calendar of all events the role may read: a grid on wide screens, an agenda on narrow ones. */
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
  const visible = all.filter(({ clase }) => !hidden.includes(clase));
  // The agenda of the current month hides past days by default.
  const passed = hasRoom || fromFirst || month !== current ? [] : visible.filter(({ dia }) => dia < today);
  const events = visible.slice(passed.length);
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
      <FailedToLoad error={error} onRetry={refetch} hasOldData={data !== undefined} />
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

type Props = { month: string; current: string; onChange: (month: string) => void };

function MonthNav({ month, current, onChange }: Props) {
  const [before, after] = [monthAfter(month, -1), monthAfter(month, 1)];
  return (
    <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
      <IconButton onClick={() => onChange(before)} aria-label={`Ver ${formatMonth(before)}`}>
        <ChevronLeft />
      </IconButton>
      <Typography
        component="h2"
        variant="h3"
        aria-live="polite"
        sx={{ minWidth: 168, textAlign: 'center', '&::first-letter': { textTransform: 'uppercase' } }}
      >
        {formatMonth(month)}
      </Typography>
      <IconButton onClick={() => onChange(after)} aria-label={`Ver ${formatMonth(after)}`}>
        <ChevronRight />
      </IconButton>
      <Button onClick={() => onChange(current)} disabled={month === current}>
        Hoy
      </Button>
    </Box>
  );
}

type Kind = Suceso['clase'];
type KindFilterProps = { kinds: readonly Kind[]; hidden: readonly Kind[]; onChange: (hidden: Kind[]) => void };

function KindFilter({ kinds, hidden, onChange }: KindFilterProps) {
  if (kinds.length < 2) return null;
  const toggled = (kind: Kind) => (hidden.includes(kind) ? hidden.filter((one) => one !== kind) : [...hidden, kind]);
  return (
    <Box role="group" aria-label="Qué se muestra" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {kinds.map((kind) => {
        const isVisible = !hidden.includes(kind);
        return (
          <Chip
            key={kind}
            clickable
            component="button"
            aria-pressed={isVisible}
            label={kindsOfEvent[kind].label}
            variant={isVisible ? 'filled' : 'outlined'}
            icon={
              <Box aria-hidden sx={{ width: 10, height: 10, borderRadius: 999, bgcolor: kindsOfEvent[kind].colour }} />
            }
            onClick={() => onChange(toggled(kind))}
            sx={{ '& .MuiChip-icon': { ml: 1.25 } }}
          />
        );
      })}
    </Box>
  );
}
