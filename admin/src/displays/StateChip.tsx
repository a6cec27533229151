import type { Flow } from '@coop/domain';
import { Chip } from '@mui/material';

type Props = { flow: Flow; value: string };
type Colour = 'default' | 'success' | 'warning' | 'error' | 'info';

/** Where a row stands, in words and in colour: gold waits, blue moves, green is done, grey is over, red was refused. */
export function StateChip({ flow, value }: Props) {
  return <Chip size="small" variant="outlined" color={colourOf(flow, value)} label={flow.states[value] ?? value} />;
}

function colourOf(flow: Flow, value: string): Colour {
  if (/^(rechaz|anulad|cancelad|spam|suspendid|revocad|desiert)/.test(value)) return 'error';
  if (/^(publicad|vigente|activ|respondid|resuelt|adjudicad|disponible|aprobad|desembolsad)/.test(value))
    return 'success';
  if (value === flow.initial) return 'warning';
  const goesOn = Object.values(flow.transitions).some(({ from }) => from.includes(value));
  return goesOn && !/^(archivad|cerrad|vencid|vendid)/.test(value) ? 'info' : 'default';
}
