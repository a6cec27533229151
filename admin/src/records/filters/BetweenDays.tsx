import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import type { Span } from './daySpans';

type Props = { label: string; initial: Span; onChosen: (span: Span) => void; onClose: () => void };

/** Asks between which days; one end may stay open. */
export function BetweenDays({ label, initial, onChosen, onClose }: Props) {
  const [desde, setDesde] = useState(initial.desde ?? '');
  const [hasta, setHasta] = useState(initial.hasta ?? '');
  const isTurned = desde !== '' && hasta !== '' && hasta < desde;
  const choose = (event: FormEvent) => {
    event.preventDefault();
    onChosen({ desde: desde || undefined, hasta: hasta || undefined });
  };
  const day = (name: string, value: string, set: (day: string) => void, fault?: string) => (
    <TextField
      type="date"
      label={name}
      value={value}
      onChange={({ target }) => set(target.value)}
      fullWidth
      error={fault !== undefined}
      helperText={fault}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="entre-dias">
      <form onSubmit={choose}>
        <DialogTitle id="entre-dias">{`${label}: entre`}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, '&&': { pt: 1 } }}>
          {day('Desde', desde, setDesde)}
          {day('Hasta', hasta, setHasta, isTurned ? 'Va después de «Desde»' : undefined)}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" variant="contained" disabled={isTurned || (desde === '' && hasta === '')}>
            Filtrar
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
