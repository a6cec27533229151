import { acceptOf } from '@coop/domain/fileTypes';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
} from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';
import { type Limits, limitsOf } from '../../../files/accepted';
import { PickDialog } from '../../../files/PickDialog';
import { AlternativeDialog } from '../../upload/AlternativeDialog';
import { useUpload } from '../../upload/useUpload';
import { ToolButton } from './ToolButton';

type Props = {
  label: string;
  icon: ReactNode;
  limits: Limits;
  section: string;
  /** Field path of the file: `contenido.imagen`. */
  campo: string;
  asksAlternative?: boolean;
  onChosen: (id: string) => void;
};

/** Inserts a file into the text: a new upload or one uploaded before for the same field. */
export function FileTool({ label, icon, limits, section, campo, asksAlternative, onChosen }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isPicking, setPicking] = useState(false);
  const chosen = (id: string) => {
    setOpen(false);
    setPicking(false);
    onChosen(id);
  };
  const upload = useUpload({ seccion: section, campo, limits, onStored: chosen });
  // Aborts the upload, so that it is not inserted after the dialog closes.
  const leave = () => {
    upload.cancel();
    setOpen(false);
  };
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <ToolButton {...{ label, icon }} onPress={() => setOpen(true)} />
      <Dialog open={isOpen} onClose={leave} fullWidth maxWidth="xs" aria-labelledby={`poner-${campo}`}>
        <DialogTitle id={`poner-${campo}`}>Poner: {label.toLowerCase()}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          <Typography sx={{ color: 'text.secondary' }}>{limitsOf(limits)}</Typography>
          <input
            ref={picker}
            type="file"
            hidden
            accept={acceptOf(limits.types)}
            onChange={({ target }) => {
              const file = target.files?.[0];
              target.value = '';
              if (file) upload.choose(file, asksAlternative);
            }}
          />
          <Button variant="contained" onClick={() => picker.current?.click()} disabled={upload.progress !== undefined}>
            Subir de esta computadora
          </Button>
          <Button variant="outlined" onClick={() => setPicking(true)} disabled={upload.progress !== undefined}>
            Elegir de la biblioteca
          </Button>
          {upload.progress !== undefined && (
            <LinearProgress aria-label="Subiendo" variant="determinate" value={upload.progress * 100} />
          )}
          {upload.fault && <Alert severity="error">{upload.fault}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button onClick={leave}>Cancelar</Button>
        </DialogActions>
      </Dialog>
      {isPicking && <PickDialog seccion={section} campo={campo} onPick={chosen} onClose={() => setPicking(false)} />}
      <AlternativeDialog file={upload.asking} onCancel={upload.cancel} onReady={upload.send} />
    </>
  );
}
