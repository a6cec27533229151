import { isTextLink } from '@coop/domain';
import InsertLink from '@mui/icons-material/InsertLink';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Divider, TextField } from '@mui/material';
import { type Editor, useEditorState } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { normalizeAddress } from '../../links/normalizeAddress';
import { SitePicker } from '../../links/SitePicker';
import { ToolButton } from './ToolButton';

/** Adds a link to the selection or removes it. */
export function LinkButton({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  const isOn = useEditorState({ editor, selector: ({ editor }) => editor.isActive('link') });
  const apply = (href: string, title: string) => {
    setOpen(false);
    const chain = editor.chain().focus();
    if (!href) return chain.extendMarkRange('link').unsetLink().run();
    // With an empty selection, inserts the target's title as the link text.
    if (editor.state.selection.empty && !isOn)
      return chain
        .insertContent({ type: 'text', text: title || href, marks: [{ type: 'link', attrs: { href } }] })
        .run();
    return chain.extendMarkRange('link').setLink({ href }).run();
  };
  return (
    <>
      <ToolButton label="Enlace" icon={<InsertLink />} isOn={isOn} onPress={() => setOpen(true)} />
      {isOpen && (
        <LinkDialog initial={editor.getAttributes('link').href ?? ''} onApply={apply} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

type Props = { initial: string; onApply: (href: string, title: string) => void; onClose: () => void };

const WRONG = 'Escriba una dirección que empiece con https:// o, dentro del sitio, con /; o mailto: o tel:';

/** Dialog of a link's target: a page of the site, found by name, or a URL. */
function LinkDialog({ initial, onApply, onClose }: Props) {
  const [typed, setTyped] = useState(initial);
  const href = normalizeAddress(typed, location.origin);
  const isWrong = href !== '' && !isTextLink(href);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isWrong) onApply(href, '');
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="enlace">
      <form onSubmit={apply} noValidate>
        <DialogTitle id="enlace">Enlace</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <SitePicker onPick={({ url, titulo }) => onApply(url, titulo)} />
          <Divider>o</Divider>
          <TextField
            margin="dense"
            label="Dirección"
            value={typed}
            onChange={({ target }) => setTyped(target.value.trim())}
            error={isWrong}
            helperText={isWrong ? WRONG : 'Deje la dirección vacía para quitar el enlace.'}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" variant="contained" disabled={isWrong}>
            Aplicar
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
