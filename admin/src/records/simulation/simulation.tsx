import { type AnySection, type Field, formatShortDate, todayInLaPaz } from '@coop/domain';
import type { ParametrosRcIva } from '@coop/domain/calculators';
import { rcIvaOf } from '@coop/domain/sections/parametros/rcIvaOf';
import type { InputFaults, ParsedInputs } from '@coop/domain/simulations';
import { Alert, Box, Card, CardContent, InputAdornment, MenuItem, TextField, Typography } from '@mui/material';
import { Fragment, type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useParametros } from '../../ground/queries/usePublicRows';
import { useYo } from '../../ground/staff/staff';
import { draftOf } from '../data/draftOf';
import { MissingList } from '../publishing/PublicationCard';
import { type Missing, missingToPublish } from '../publishing/publicationNote';

type Values = Record<string, unknown>;
type PreviewedInput<P> = { product: P; day: string } | { missing: Missing[] };

/** Returns the form's values, or its missing fields. `day`: today, or the later start of validity. */
export function usePreviewedValues<P>(section: AnySection, names: readonly string[]): PreviewedInput<P> {
  const { rol } = useYo();
  const values = useDeferredValue(useWatch()) as Values;
  return useMemo(() => {
    const missing = missingToPublish(section, rol, values).filter(({ name }) => names.includes(name));
    if (missing.length > 0) return { missing };
    const draft = draftOf(section, rol, values);
    const product = Object.fromEntries(names.map((name) => [name, toStoredValue(section.fields[name], draft[name])]));
    return { product: product as P, day: [todayInLaPaz(), String(values.vigenteDesde ?? '')].sort().at(-1) as string };
  }, [section, rol, values, names]);
}

const toStoredValue = (field: Field, value: unknown) =>
  value === null || value === undefined || value === '' ? (field.initial ?? null) : field.schema().parse(value);

type PreviewCardProps<P> = { previewed: PreviewedInput<P>; children: (product: P, day: string) => ReactNode };

export function PreviewCard<P>({ previewed, children }: PreviewCardProps<P>) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Typography id={id} variant="h3" component="h2" sx={{ mb: 2 }}>
          Vista previa del simulador
        </Typography>
        {'missing' in previewed ? (
          <>
            <Typography variant="body2" sx={{ mb: 1 }}>
              Para simular falta:
            </Typography>
            <MissingList missing={previewed.missing} />
          </>
        ) : (
          <Box sx={{ display: 'grid', gap: 1.5, '& .MuiFormControl-root': { m: 0 } }}>
            {children(previewed.product, previewed.day)}
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {`Con lo que dice este formulario, al ${formatShortDate(previewed.day)}. No hace falta guardar.`}
            </Typography>
          </Box>
        )}
      </CardContent>
    </Card>
  );
}

type ResultsProps<T> = {
  understood: ParsedInputs<T>;
  inputNames: readonly string[];
  lines: (value: T) => readonly (readonly [label: string, value: ReactNode])[];
};

/** Results of a simulator as lines, or the errors that no input shows. */
export function Results<T>({ understood, inputNames, lines }: ResultsProps<T>) {
  if (!understood.ok) {
    const others = Object.entries(understood.faults).filter(([name]) => !inputNames.includes(name));
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

export function WithRcIva({ children }: { children: (rcIva: ParametrosRcIva) => ReactNode }) {
  const parametros = useParametros();
  if (parametros === null)
    return <Alert severity="warning">Faltan los parámetros normativos vigentes: no se puede simular.</Alert>;
  return parametros && children(rcIvaOf(parametros));
}

type Options = Readonly<Record<string, string>>;
type BoxProps = { name: string; label: string; unit?: string; options?: Options; faults: InputFaults };

type TypedInputs = Readonly<Record<string, string>>;

/** A simulator's inputs, typed or default. `box` hides one with a single option and no error. */
export function useSimulatorInputs(usual: (typed: TypedInputs) => TypedInputs) {
  const [typed, setTyped] = useState<TypedInputs>({});
  const inputs: TypedInputs = { ...usual(typed), ...typed };
  const box = ({ name, label, unit, options, faults }: BoxProps) => {
    if (options && Object.keys(options).length < 2 && !faults[name]) return null;
    const value = inputs[name] ?? '';
    return (
      <TextField
        key={name}
        label={label}
        select={Boolean(options)}
        value={options && !Object.hasOwn(options, value) ? '' : value}
        onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        error={Object.hasOwn(faults, name)}
        helperText={faults[name]}
        slotProps={{
          htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
          select: { displayEmpty: true },
          inputLabel: { shrink: true },
          input: { endAdornment: unit && <InputAdornment position="end">{unit}</InputAdornment> },
        }}
      >
        {Object.entries(options ?? {}).map(([key, label]) => (
          <MenuItem key={key} value={key}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    );
  };
  return { inputs, box };
}

export const pickOptions = (options: Options, list: readonly string[]): Options =>
  Object.fromEntries(list.flatMap((key) => (options[key] === undefined ? [] : [[key, options[key]]])));
