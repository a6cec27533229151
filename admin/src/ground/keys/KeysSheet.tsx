import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
} from '@mui/material';
import type { Shortcut } from './shortcuts';
import { useLetterKeys } from './useShortcuts';

type Props = { shortcuts: readonly Shortcut[]; onClose: () => void };

/** Lists the current screen's keyboard shortcuts, with a switch for single-letter ones. */
export function KeysSheet({ shortcuts, onClose }: Props) {
  const [letters, setLetters] = useLetterKeys();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="teclas">
      <DialogTitle id="teclas">Atajos de esta pantalla</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 1 }}>
          {shortcuts.map(({ keys, label }) => (
            <Box key={keys} sx={{ display: 'contents' }}>
              <Box component="dt">
                <kbd>{written(keys)}</kbd>
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {label}
              </Box>
            </Box>
          ))}
        </Box>
        <FormControlLabel
          sx={{ mt: 2 }}
          control={<Switch checked={letters} onChange={(_, isOn) => setLetters(isOn)} />}
          label="Usar letras sueltas como atajos"
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}

const written = (keys: string) => keys.replace('Control', 'Ctrl').replace('Enter', 'Intro').replaceAll('+', ' + ');
