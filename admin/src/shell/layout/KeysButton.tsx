import Keyboard from '@mui/icons-material/KeyboardOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { KeysSheet } from '../../ground/keys/KeysSheet';
import { findShortcuts, type Shortcut } from '../../ground/keys/shortcuts';
import { useShortcuts } from '../../ground/keys/useShortcuts';

/** What the keys do on this screen. */
export function KeysButton() {
  useShortcuts();
  const [shortcuts, setShortcuts] = useState<Shortcut[]>();
  return (
    <>
      <Tooltip title="Atajos de teclado (?)">
        <IconButton
          color="inherit"
          aria-label="Atajos de teclado"
          aria-keyshortcuts="?"
          onClick={() => setShortcuts(findShortcuts())}
          sx={{ display: { xs: 'none', md: 'inline-flex' } }}
        >
          <Keyboard />
        </IconButton>
      </Tooltip>
      {shortcuts && <KeysSheet shortcuts={shortcuts} onClose={() => setShortcuts(undefined)} />}
    </>
  );
}
