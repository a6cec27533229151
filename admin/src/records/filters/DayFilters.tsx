import { type AnySection, todayInLaPaz } from '@coop/domain';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import {
  Box,
  Button,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Divider,
  Menu,
  MenuItem,
} from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useListContext } from 'react-admin';
import { DateTextField } from '../../fields/inputs/dates/DateTextField';
import { dayFormat } from '../../fields/inputs/dates/formats';
import { daySpans, type Span } from './daySpans';

type DayFilterProps = {
  name: string;
  label: string;
  others?: readonly { label: string; add: () => void }[];
};

function DayFilter({ name, label, others = [] }: DayFilterProps) {
  const { filterValues = {}, displayedFilters, setFilters } = useListContext();
  const [anchor, setAnchor] = useState<Element>();
  const [isBetween, setIsBetween] = useState(false);
  const { [`${name}_desde`]: desde, [`${name}_hasta`]: hasta, ...rest } = filterValues;
  const spans = daySpans(todayInLaPaz());
  const chosen = spans.find(({ span }) => span.desde === desde && span.hasta === hasta);
  const isOn = desde !== undefined || hasta !== undefined;
  const text = chosen?.label ?? (isOn ? 'Entre días' : undefined);

  const filter = (span: Span) => {
    setAnchor(undefined);
    setIsBetween(false);
    setFilters({ ...rest, [`${name}_desde`]: span.desde, [`${name}_hasta`]: span.hasta }, displayedFilters);
  };

  return (
    <>
      <Chip
        component="button"
        size="small"
        sx={{ height: 26 }}
        aria-haspopup="menu"
        color={isOn ? 'primary' : 'default'}
        variant={isOn ? 'filled' : 'outlined'}
        onClick={(event) => setAnchor(event.currentTarget)}
        label={
          <Box component="span" sx={{ display: 'flex', alignItems: 'center', mr: -0.75 }}>
            {text ? `${label}: ${text}` : label}
            <ArrowDropDown fontSize="small" aria-hidden />
          </Box>
        }
      />
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {spans.map(({ label: name, span }) => (
          <MenuItem key={name} selected={name === chosen?.label} onClick={() => filter(span)}>
            {name}
          </MenuItem>
        ))}
        <MenuItem
          onClick={() => {
            setAnchor(undefined);
            setIsBetween(true);
          }}
        >
          Entre…
        </MenuItem>
        {isOn && <MenuItem onClick={() => filter({})}>Cualquier día</MenuItem>}
        {others.length > 0 && <Divider />}
        {others.map((other) => (
          <MenuItem
            key={other.label}
            onClick={() => {
              setAnchor(undefined);
              other.add();
            }}
          >
            {`Por otra fecha: ${other.label}`}
          </MenuItem>
        ))}
      </Menu>
      {isBetween && (
        <BetweenDays label={label} initial={{ desde, hasta }} onChosen={filter} onClose={() => setIsBetween(false)} />
      )}
    </>
  );
}

type BetweenDaysProps = { label: string; initial: Span; onChosen: (span: Span) => void; onClose: () => void };

type End = { day: string | undefined; isWrong: boolean };

function BetweenDays({ label, initial, onChosen, onClose }: BetweenDaysProps) {
  const [desde, setDesde] = useState<End>({ day: initial.desde, isWrong: false });
  const [hasta, setHasta] = useState<End>({ day: initial.hasta, isWrong: false });
  const isTurned = desde.day !== undefined && hasta.day !== undefined && hasta.day < desde.day;
  const isWrong = isTurned || desde.isWrong || hasta.isWrong || (!desde.day && !hasta.day);
  const choose = (event: FormEvent) => {
    event.preventDefault();
    if (!isWrong) onChosen({ desde: desde.day, hasta: hasta.day });
  };
  const day = (name: string, { day }: End, set: (end: End) => void, error?: string) => (
    <DateTextField
      label={name}
      format={dayFormat}
      explainsIdle={false}
      value={day}
      onChange={(read, written) => set({ day: read ?? undefined, isWrong: read === null && written !== '' })}
      error={error}
    />
  );
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="entre-dias">
      <form onSubmit={choose} noValidate>
        <DialogTitle id="entre-dias">{`${label}: entre`}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, '&&': { pt: 1 } }}>
          {day('Desde', desde, setDesde)}
          {day('Hasta', hasta, setHasta, isTurned ? 'Va después de «Desde»' : undefined)}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" variant="contained" disabled={isWrong}>
            Filtrar
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type DayFiltersProps = { section: AnySection; names: readonly string[] };

/** Date filters of a list: the first is always shown; others while active or once added. */
export function DayFilters({ section, names }: DayFiltersProps) {
  const { filterValues = {} } = useListContext();
  const [added, setAdded] = useState<readonly string[]>([]);
  const isOn = (name: string) => `${name}_desde` in filterValues || `${name}_hasta` in filterValues;
  const isVisible = (name: string) => name === names[0] || isOn(name) || added.includes(name);
  const others = names
    .filter((name) => !isVisible(name))
    .map((name) => ({ label: section.fields[name].label, add: () => setAdded([...added, name]) }));
  return names
    .filter(isVisible)
    .map((name) => (
      <DayFilter key={name} name={name} label={section.fields[name].label} {...(name === names[0] && { others })} />
    ));
}
