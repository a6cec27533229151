import { todayInLaPaz } from '@coop/domain';
import { type DatedReading, idleReason } from '@coop/domain/calendar';
import CalendarMonth from '@mui/icons-material/CalendarMonth';
import { Box, CircularProgress, IconButton, InputAdornment, Popover, TextField } from '@mui/material';
import { type KeyboardEvent, type ReactNode, type Ref, type RefObject, Suspense, useRef, useState } from 'react';
import { FieldTitle } from 'react-admin';
import { lazyWithRetry } from '../../../ground/page/lazyWithRetry';
import { useHolidays } from '../../../ground/queries/usePublicRows';
import type { Format } from './formats';

/** Lazy-loaded on first use, to keep it out of the initial bundle. */
const DayCalendar = lazyWithRetry(async () => (await import('./DayCalendar')).DayCalendar);

type CalendarButtonProps = {
  label: string;
  day: string | null;
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChoose: (day: string) => void;
};

function CalendarButton({ label, day, anchor, isOpen, onOpen, onChoose }: CalendarButtonProps) {
  return (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        size="small"
        aria-label={`Calendario de «${label}»`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => onOpen(true)}
      >
        <CalendarMonth fontSize="small" />
      </IconButton>
      <Popover
        open={isOpen}
        anchorEl={anchor.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={() => onOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': `Calendario de «${label}»` } }}
      >
        <Box sx={roomOfIt}>
          <Suspense fallback={<CircularProgress size={24} aria-label="Abriendo el calendario" sx={{ m: 4 }} />}>
            <DayCalendar
              day={day}
              onChoose={(chosen) => {
                onChoose(chosen);
                onOpen(false);
              }}
            />
          </Suspense>
        </Box>
      </Popover>
    </InputAdornment>
  );
}

/** Reserves the size before it loads, because the popover is positioned when it opens. */
const roomOfIt = { width: 320, minHeight: 396 };

type DateTextFieldProps = {
  format: Format;
  label: string;
  value: string | null | undefined;
  /** Receives the parsed value (null if unparseable) and the typed text. */
  onChange: (value: string | null, written: string) => void;
  onBlur?: () => void;
  isRequired?: boolean;
  error?: ReactNode;
  helperText?: string | false;
  explainsIdle?: boolean;
  id?: string;
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
};

/** Date or time in the Bolivian format in any browser locale, with its interpretation or error. */
export function DateTextField({
  format,
  label,
  value,
  onChange,
  onBlur,
  isRequired,
  error,
  helperText,
  explainsIdle = true,
  ...input
}: DateTextFieldProps) {
  const on: DatedReading = { today: todayInLaPaz(), holidays: useHolidays() };
  const box = useRef<HTMLDivElement>(null);
  const [written, setWritten] = useState<string>();
  const [isInside, setInside] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const text = written ?? format.write(value ?? '');
  const { value: read, fault } = text.trim() ? format.read(text, on) : {};
  const message = error === undefined ? !isInside && fault : (fault ?? error);
  const { calendar } = format;

  const change = (next: string, text?: string) => {
    setWritten(text);
    onChange(next.trim() ? (format.read(next, on).value ?? null) : null, next.trim());
  };
  const leave = () => {
    setInside(false);
    // The holidays may have loaded after the text was parsed with them.
    if (written !== undefined && read !== undefined && read !== value) onChange(read, text);
    if (fault === undefined || value === written?.trim()) setWritten(undefined);
    onBlur?.();
  };
  const openByKey = (event: KeyboardEvent) => {
    if (!calendar || !event.altKey || event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpen(true);
  };

  return (
    <TextField
      {...input}
      ref={box}
      label={<FieldTitle label={label} isRequired={isRequired} />}
      placeholder={format.placeholder}
      value={text}
      onChange={({ target }) => change(target.value, target.value)}
      onFocus={() => setInside(true)}
      onBlur={leave}
      onKeyDown={openByKey}
      error={Boolean(message)}
      helperText={
        <>
          <Box component="span" aria-live="polite" sx={{ display: 'block' }}>
            {message || (read !== undefined && <Understood value={read} format={format} on={explainsIdle && on} />)}
          </Box>
          {helperText}
        </>
      }
      slotProps={{
        inputLabel: { shrink: true },
        // The helper text does not widen the field.
        formHelperText: { sx: { width: 0, minWidth: 'calc(100% - 28px)' } },
        htmlInput: { autoComplete: 'off', 'aria-required': isRequired, style: { fontVariantNumeric: 'tabular-nums' } },
        input: calendar && {
          endAdornment: (
            <CalendarButton
              label={label}
              day={read === undefined ? null : calendar.dayOf(read)}
              anchor={box}
              isOpen={isOpen}
              onOpen={setOpen}
              onChoose={(day) => change(calendar.moved(text, day))}
            />
          ),
        },
      }}
    />
  );
}

/** Shows the parsed date. Warns on a future non-business day, because a deadline there moves to another day. */
function Understood({ value, format, on }: { value: string; format: Format; on: DatedReading | false }) {
  const day = format.calendar?.dayOf(value);
  const idle = on && day !== undefined && day >= on.today && idleReason(day, on.holidays);
  return (
    <>
      {format.describe(value)}
      {idle && (
        <Box component="span" sx={{ color: 'warning.main', fontWeight: 600 }}>
          {`, no es día hábil (${idle})`}
        </Box>
      )}
    </>
  );
}
