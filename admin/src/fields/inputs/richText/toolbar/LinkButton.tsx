import { isSafeLink } from '@coop/domain';
import InsertLink from '@mui/icons-material/InsertLink';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  ToggleButton,
  Tooltip,
} from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';

/** Puts a link on the chosen text, or takes it away. */
export function RichTextLink({ editor }: { editor: Editor }) {
  const [href, setHref] = useState<string>();
  const unsafe = Boolean(href) && !isSafeLink(href ?? '');
  const close = () => setHref(undefined);
  const apply = () => {
    if (unsafe) return;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href) chain.setLink({ href }).run();
    else chain.unsetLink().run();
    close();
  };

  return (
    <>
      <Tooltip title="Enlace">
        <ToggleButton
          value="enlace"
          aria-label="Enlace"
          size="small"
          selected={editor.isActive('link')}
          onClick={() => setHref(editor.getAttributes('link').href ?? '')}
          sx={{ minWidth: 38, height: 36 }}
        >
          <InsertLink />
        </ToggleButton>
      </Tooltip>
      <Dialog open={href !== undefined} onClose={close} fullWidth maxWidth="sm">
        <DialogTitle>Enlace</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            margin="dense"
            label="Dirección"
            value={href ?? ''}
            onChange={(event) => setHref(event.target.value.trim())}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              apply();
            }}
            error={unsafe}
            helperText={
              unsafe
                ? 'Escriba una dirección que empiece con https:// o, dentro del sitio, con /'
                : 'Elija antes el texto. Deje la dirección vacía para quitar el enlace.'
            }
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancelar</Button>
          <Button variant="contained" onClick={apply} disabled={unsafe}>
            Aplicar
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
