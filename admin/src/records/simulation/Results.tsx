import type { Understood } from '@coop/domain/simulations';
import { Alert, Box } from '@mui/material';
import { Fragment, type ReactNode } from 'react';

type Props<T> = {
  understood: Understood<T>;
  /** Inputs that tell what is wrong with them by themselves. */
  shown: readonly string[];
  lines: (value: T) => readonly (readonly [label: string, value: ReactNode])[];
};

/** What a simulator answers, line by line; or why it does not, where no input says it. */
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
    <Box component="dl" aria-label="Resultado" sx={look}>
      {lines(understood.value).map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </Box>
  );
}

const look = {
  display: 'grid',
  // However long a value is, its label keeps room for its words.
  gridTemplateColumns: 'minmax(40%, 1fr) auto',
  gap: 0.75,
  columnGap: 2,
  m: 0,
  fontSize: '0.9rem',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
  '& :is(dt, dd):nth-of-type(1)': { fontSize: '1.05rem', fontWeight: 650, color: 'text.primary' },
};
