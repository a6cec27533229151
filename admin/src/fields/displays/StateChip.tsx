import type { Flow } from '@coop/domain';
import { Chip } from '@mui/material';
import { stateColour } from './stateColour';

type Props = { flow: Flow; value: string };

/** Where a row stands, in words and in colour. */
export function StateChip({ flow, value }: Props) {
  return <Chip size="small" variant="outlined" color={stateColour(value, flow)} label={flow.states[value] ?? value} />;
}
