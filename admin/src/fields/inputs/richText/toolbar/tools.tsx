import { isTextLink } from '@coop/domain';
import { acceptOf } from '@coop/domain/fileTypes';
import InsertLink from '@mui/icons-material/InsertLink';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Divider,
  LinearProgress,
  TextField,
  ToggleButton,
  Tooltip,
  Typography,
} from '@mui/material';
import { type Editor, useEditorState } from '@tiptap/react';
import { type FormEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { PickDialog } from '../../../files/FileGrid';
import { type Limits, limitsOf } from '../../../files/fileFacts';
import { normalizeAddress } from '../../links/normalizeAddress';
import { SitePicker } from '../../links/UrlInput';
import { AlternativeDialog } from '../../upload/AlternativeDialog';
import { useUpload } from '../../upload/useUpload';

type ToolButtonProps = {
  label: string;
  icon: ReactNode;
  isOn?: boolean;
  /** Disabled for use, but focusable, so that arrow keys keep their order. */
  isIdle?: boolean;
  opensMenu?: boolean;
  onPress: (event: MouseEvent<HTMLElement>) => void;
};

export const ToolButton = ({
  label,
  icon,
  isOn = false,
  isIdle = false,
  opensMenu = false,
  onPress,
}: ToolButtonProps) => (
  <Tooltip title={label}>
    <ToggleButton
      value={label}
      aria-label={label}
      aria-disabled={isIdle || undefined}
      aria-haspopup={opensMenu ? 'menu' : undefined}
      size="small"
      selected={isOn}
      onClick={(event) => !isIdle && onPress(event)}
      sx={{
        minWidth: 36,
        height: 36,
        '@media (pointer: coarse)': { minWidth: 44, height: 44 },
        border: 0,
        borderRadius: 1,
        color: isIdle ? 'text.disabled' : 'text.primary',
      }}
    >
      {icon}
    </ToggleButton>
  </Tooltip>
);

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

type LinkButtonProps = { initial: string; onApply: (href: string, title: string) => void; onClose: () => void };

const WRONG = 'Escriba una dirección que empiece con https:// o, dentro del sitio, con /; o mailto: o tel:';

function LinkDialog({ initial, onApply, onClose }: LinkButtonProps) {
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

type FileToolProps = {
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
export function FileTool({ label, icon, limits, section, campo, asksAlternative, onChosen }: FileToolProps) {
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
      {upload.undescribed && (
        <AlternativeDialog files={[upload.undescribed]} onCancel={upload.cancel} onReady={upload.describe} />
      )}
    </>
  );
}
