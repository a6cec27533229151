import { isPhase } from '@coop/domain';
import { Chip } from '@mui/material';
import type { DisplayProps } from './DisplayProps';
import { stateColour } from './stateColour';

/** One of a list, by its label; a phase, which says where a row stands, as a chip like a state. */
export function ChoiceDisplay({ field, value }: DisplayProps<'choice'>) {
  const key = String(value);
  const label = (field.choices as Record<string, string>)[key] ?? key;
  return isPhase(field) ? <Chip size="small" variant="outlined" color={stateColour(key)} label={label} /> : label;
}
