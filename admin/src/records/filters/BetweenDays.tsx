import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { dayFormat } from '../../fields/inputs/written/formats';
import { WrittenField } from '../../fields/inputs/written/WrittenField';
import type { Span } from './daySpans';

type Props = { label: string; initial: Span; onChosen: (span: Span) => void; onClose: () => void };

type End = { day: string | undefined; isWrong: boolean };

/** Asks between which days; one end may stay open. */
export function BetweenDays({ label, initial, onChosen, onClose }: Props) {
  const [desde, setDesde] = useState<End>({ day: initial.desde, isWrong: false });
  const [hasta, setHasta] = useState<End>({ day: initial.hasta, isWrong: false });
  const isTurned = desde.day !== undefined && hasta.day !== undefined && hasta.day < desde.day;
  const isWrong = isTurned || desde.isWrong || hasta.isWrong || (!desde.day && !hasta.day);
  const choose = (event: FormEvent) => {
    event.preventDefault();
    if (!isWrong) onChosen({ desde: desde.day, hasta: hasta.day });
  };
  const day = (name: string, { day }: End, set: (end: End) => void, error?: string) => (
    <WrittenField
      label={name}
      format={dayFormat}
      tellsIdle={false}
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
