import type { ParsedInputs } from '@coop/domain/simulations';
import { Alert, Box } from '@mui/material';
import { Fragment, type ReactNode } from 'react';

type Props<T> = {
  understood: ParsedInputs<T>;
  /** Inputs that show their own errors. */
  shown: readonly string[];
  lines: (value: T) => readonly (readonly [label: string, value: ReactNode])[];
};

/** Results of a simulator as lines, or the errors that no input shows. */
export function Results<T>({ understood, shown, lines }: Props<T>) {
  if (!understood.ok) {
    const others = Object.entries(understood.faults).filter(([name]) => !shown.includes(name));
    return others.map(([name, message]) => (
      <Alert key={name} severity="warning">
        {message}
      </Alert>
    ));
  }
  return (
    <Box component="dl" aria-label="Resultado" sx={styles}>
      {lines(understood.value).map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </Box>
  );
}

const styles = {
  display: 'grid',
  // Reserves width for the label beside a long value.
  gridTemplateColumns: 'minmax(40%, 1fr) auto',
  gap: 0.75,
  columnGap: 2,
  m: 0,
  fontSize: '0.9rem',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
  '& :is(dt, dd):nth-of-type(1)': { fontSize: '1.05rem', fontWeight: 650, color: 'text.primary' },
};
