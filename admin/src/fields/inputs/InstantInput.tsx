import { DateTimeInput } from 'react-admin';
import type { InputProps } from './InputProps';

const LA_PAZ = '-04:00';
const LA_PAZ_MS = 4 * 60 * 60 * 1000;

/** Day and hour on the clock of La Paz, wherever the computer is; it travels as an instant in UTC. */
export function InstantInput({ source, label, helperText, isRequired }: InputProps<'dateTime'>) {
  return <DateTimeInput {...{ source, label, helperText, isRequired }} format={toLocal} parse={toInstant} />;
}

// Called on its own results too.
const toLocal = (value: string | null) => {
  if (!value || /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value)) return value ?? '';
  const at = Date.parse(value);
  return Number.isNaN(at) ? '' : new Date(at - LA_PAZ_MS).toISOString().slice(0, 16);
};
const toInstant = (local: string) => (local ? new Date(`${local}${LA_PAZ}`).toISOString() : null);
