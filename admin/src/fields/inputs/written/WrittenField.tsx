import { todayInLaPaz } from '@coop/domain';
import { type DatedReading, idleReason } from '@coop/domain/calendar';
import { Box, TextField } from '@mui/material';
import { type KeyboardEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { FieldTitle } from 'react-admin';
import { useHolidays } from '../../../ground/queries/useHolidays';
import { CalendarButton } from './CalendarButton';
import type { Format } from './formats';

type Props = {
  format: Format;
  label: string;
  /** The wire value, or text that could not be parsed. */
  value: string | null | undefined;
  /** Receives the parsed value (null if unparseable) and the typed text. */
  onChange: (value: string | null, written: string) => void;
  onBlur?: () => void;
  isRequired?: boolean;
  error?: ReactNode;
  helperText?: string | false;
  /** Warns if the date is not a business day. */
  tellsIdle?: boolean;
  id?: string;
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
};

/**
 * Date or time as text, in the Bolivian format in any browser locale. Below it shows the interpretation or, after blur,
 * the error.
 */
export function WrittenField({
  format,
  label,
  value,
  onChange,
  onBlur,
  isRequired,
  error,
  helperText,
  tellsIdle = true,
  ...input
}: Props) {
  const on: DatedReading = { today: todayInLaPaz(), holidays: useHolidays() };
  const box = useRef<HTMLDivElement>(null);
  const [written, setWritten] = useState<string>();
  const [isInside, setInside] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const text = written ?? format.write(value ?? '');
  const { value: read, fault } = text.trim() ? format.read(text, on) : {};
  const told = error === undefined ? !isInside && fault : (fault ?? error);
  const { calendar } = format;

  const take = (next: string, shown?: string) => {
    setWritten(shown);
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
      onChange={({ target }) => take(target.value, target.value)}
      onFocus={() => setInside(true)}
      onBlur={leave}
      onKeyDown={openByKey}
      error={Boolean(told)}
      helperText={
        <>
          <Box component="span" aria-live="polite" sx={{ display: 'block' }}>
            {told || (read !== undefined && <Understood value={read} format={format} on={tellsIdle && on} />)}
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
              onChoose={(day) => take(calendar.moved(text, day))}
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
      {format.say(value)}
      {idle && (
        <Box component="span" sx={{ color: 'warning.main', fontWeight: 600 }}>
          {`, no es día hábil (${idle})`}
        </Box>
      )}
    </>
  );
}
