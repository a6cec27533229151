import { Button, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { FormDialog } from '../../../ground/drafts/FormDialog';

type Props = { file: File | undefined; onCancel: () => void; onReady: (file: File, alternative: string) => void };

/** Asks for an image's alternative text, beside a preview. */
export function AlternativeDialog({ file, onCancel, onReady }: Props) {
  const [text, setText] = useState('');
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return;
    setText('');
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const ready = text.trim().length > 2;
  const finish = () => file && ready && onReady(file, text.trim());

  return (
    <>
      {file && (
        <FormDialog isDirty={text !== ''} onClose={onCancel}>
          {(close) => (
            <>
              <DialogTitle>¿Qué muestra la imagen?</DialogTitle>
              <DialogContent>
                {address && (
                  <img
                    src={address}
                    alt=""
                    style={{ maxWidth: '100%', maxHeight: 260, display: 'block', margin: '0 auto 16px' }}
                  />
                )}
                <TextField
                  autoFocus
                  margin="dense"
                  label="Texto alternativo"
                  value={text}
                  onChange={(event) => setText(event.target.value.slice(0, 200))}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter') return;
                    event.preventDefault();
                    finish();
                  }}
                  helperText="Lo leen quienes no ven la imagen. Si tiene texto, escríbalo aquí."
                />
              </DialogContent>
              <DialogActions>
                <Button onClick={close}>Cancelar</Button>
                <Button variant="contained" disabled={!ready} onClick={finish}>
                  Subir imagen
                </Button>
              </DialogActions>
            </>
          )}
        </FormDialog>
      )}
    </>
  );
}
