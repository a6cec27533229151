import type { Flow } from '@coop/domain';
import { Chip } from '@mui/material';
import { stateColour } from './stateColour';

type Props = { flow: Flow; value: string };

/** Chip of a row's state: label and colour. */
export function StateChip({ flow, value }: Props) {
  return <Chip size="small" variant="outlined" color={stateColour(value, flow)} label={flow.states[value] ?? value} />;
}
