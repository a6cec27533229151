import { youtubeId } from '@coop/domain';
import PlayCircle from '@mui/icons-material/PlayCircleOutlined';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { ToolButton } from './ToolButton';

const ADDRESS = 'Escriba la dirección de un video de YouTube, como https://youtu.be/…';

/** Puts the way to a video, under the name that readers see. */
export function VideoButton({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  const [href, setHref] = useState('');
  const [title, setTitle] = useState('');
  const isWrong = href !== '' && !youtubeId(href);
  const put = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!youtubeId(href) || !title.trim()) return;
    setOpen(false);
    editor
      .chain()
      .focus()
      .insertContent({ type: 'videoCard', attrs: { href }, content: [{ type: 'text', text: title.trim() }] })
      .run();
  };
  return (
    <>
      <ToolButton
        label="Video"
        icon={<PlayCircle />}
        onPress={() => {
          setHref('');
          setTitle('');
          setOpen(true);
        }}
      />
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth maxWidth="sm" aria-labelledby="poner-video">
        <form onSubmit={put} noValidate>
          <DialogTitle id="poner-video">Poner un video</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <TextField
              autoFocus
              margin="dense"
              label="Dirección del video"
              value={href}
              onChange={({ target }) => setHref(target.value.trim())}
              error={isWrong}
              helperText={isWrong ? ADDRESS : 'Se abre en YouTube: la página no trae nada de otro sitio.'}
            />
            <TextField
              label="Cómo se llama"
              value={title}
              onChange={({ target }) => setTitle(target.value.slice(0, 160))}
              helperText="Lo que se lee en la página: «Cómo sacar su certificado, paso a paso»."
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Cancelar</Button>
            <Button type="submit" variant="contained" disabled={!youtubeId(href) || !title.trim()}>
              Poner
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}
