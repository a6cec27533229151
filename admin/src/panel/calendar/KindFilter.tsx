import type { Suceso } from '@coop/domain/answers';
import { Box, Chip } from '@mui/material';
import { kindsOfEvent } from './kindsOfEvent';

type Kind = Suceso['clase'];
type Props = { kinds: readonly Kind[]; hidden: readonly Kind[]; onChange: (hidden: Kind[]) => void };

/** Which kinds of event are in sight: those that there are. With one alone there is nothing to choose. */
export function KindFilter({ kinds, hidden, onChange }: Props) {
  if (kinds.length < 2) return null;
  const toggled = (kind: Kind) => (hidden.includes(kind) ? hidden.filter((one) => one !== kind) : [...hidden, kind]);
  return (
    <Box role="group" aria-label="Qué se muestra" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {kinds.map((kind) => {
        const isShown = !hidden.includes(kind);
        return (
          <Chip
            key={kind}
            clickable
            component="button"
            aria-pressed={isShown}
            label={kindsOfEvent[kind].label}
            variant={isShown ? 'filled' : 'outlined'}
            icon={
              <Box aria-hidden sx={{ width: 10, height: 10, borderRadius: 999, bgcolor: kindsOfEvent[kind].colour }} />
            }
            onClick={() => onChange(toggled(kind))}
            sx={{ '& .MuiChip-icon': { ml: 1.25 } }}
          />
        );
      })}
    </Box>
  );
}
