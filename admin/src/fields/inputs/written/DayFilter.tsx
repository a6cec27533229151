import { useInput } from 'react-admin';
import { dayFormat } from './formats';
import { WrittenField } from './WrittenField';

/** A day that a list is narrowed by; what can't be read narrows nothing. */
export function DayFilter({ source, label }: { source: string; label: string }) {
  const { id, field } = useInput({ source, format: same, parse: same });
  const narrow = (day: string) => {
    // Each change asks the list again.
    if (day !== (field.value ?? '')) field.onChange(day);
  };
  return (
    <WrittenField
      {...{ id, label }}
      format={dayFormat}
      tellsIdle={false}
      name={field.name}
      inputRef={field.ref}
      value={field.value}
      onChange={(day) => narrow(day ?? '')}
      onBlur={field.onBlur}
    />
  );
}

const same = (value: unknown) => value;
