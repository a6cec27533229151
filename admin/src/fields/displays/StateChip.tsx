import type { Flow } from '@coop/domain';
import { Chip } from '@mui/material';

type StateColour = 'default' | 'success' | 'warning' | 'error' | 'info';

/** Maps a state to a colour: gold pending, blue in progress, green done, grey closed, red refused. */
export function stateColour(value: string, flow?: Flow): StateColour {
  if (/^(rechaz|anulad|cancelad|spam|suspendid|revocad|desiert|fallid)/.test(value)) return 'error';
  if (/^(publicad|vigente|abiert|activ|respondid|resuelt|adjudicad|disponible|aprobad|desembolsad|enviado)/.test(value))
    return 'success';
  if (value === flow?.initial || value === 'borrador' || value === 'invitado') return 'warning';
  if (value.startsWith('programad')) return 'info';
  const hasTransitions = Object.values(flow?.transitions ?? {}).some(({ from }) => from.includes(value));
  return hasTransitions && !/^(archivad|cerrad|vencid|vendid)/.test(value) ? 'info' : 'default';
}

type Props = { flow: Flow; value: string };

export function StateChip({ flow, value }: Props) {
  return <Chip size="small" variant="outlined" color={stateColour(value, flow)} label={flow.states[value] ?? value} />;
}
