import { acceptOf } from '@coop/domain/fileTypes';
import AttachFile from '@mui/icons-material/AttachFile';
import {
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormHelperText,
  FormLabel,
  LinearProgress,
  TextField,
} from '@mui/material';
import { useContext, useEffect, useRef, useState } from 'react';
import { InputHelperText, useInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { FormDialog } from '../../../ground/drafts/LeaveGuard';
import { PickDialog } from '../../files/FileGrid';
import { limitsOf } from '../../files/fileFacts';
import { StoredFilePreview } from '../../files/StoredFilePreview';
import type { InputProps } from '../FieldInput';
import { UploadsContext, useUpload } from './useUpload';

type AlternativeDialogProps = {
  file: File | undefined;
  onCancel: () => void;
  onReady: (file: File, alternative: string) => void;
};

export function AlternativeDialog({ file, onCancel, onReady }: AlternativeDialogProps) {
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

type UploadInputProps = InputProps<'file' | 'image'> & { asksAlternative?: boolean };

const STILL_SENDING = 'Espere a que el archivo termine de subir';
const REFUSED = 'Elija otro archivo, o siga sin él para continuar.';

export function UploadInput({
  field: kind,
  source,
  label,
  helperText,
  isRequired,
  section,
  path,
  asksAlternative,
}: UploadInputProps) {
  const { id, field, fieldState } = useInput({ source, isRequired, format: (v) => v ?? '', parse: (v) => v || null });
  const upload = useUpload({
    seccion: section,
    campo: path,
    limits: kind,
    onStored: field.onChange,
  });
  const { clearErrors } = useFormContext();
  const uploads = useContext(UploadsContext);
  const isSending = upload.progress !== undefined || upload.undescribed !== undefined;
  const uploadFault = isSending ? STILL_SENDING : upload.fault && `${upload.fault.replace(/\.$/, '')}. ${REFUSED}`;
  useEffect(() => {
    uploads?.report(field.name, uploadFault);
    if (!uploadFault) clearErrors(field.name);
    return () => uploads?.report(field.name, undefined);
  }, [uploads, field.name, uploadFault, clearErrors]);
  const picker = useRef<HTMLInputElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const types = kind.types;
  const limits = limitsOf(kind);

  return (
    <Box role="group" aria-labelledby={`${id}-label`}>
      <FormLabel id={`${id}-label`} error={fieldState.invalid} sx={{ display: 'block', fontSize: '0.85rem', mb: 0.5 }}>
        {label}
        {isRequired && ' *'}
      </FormLabel>
      {field.value && <StoredFilePreview id={field.value} />}
      <input
        ref={picker}
        type="file"
        hidden
        accept={acceptOf(types)}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) upload.choose(file, asksAlternative);
        }}
      />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button
          ref={field.ref}
          onBlur={field.onBlur}
          variant="outlined"
          size="small"
          startIcon={<AttachFile />}
          disabled={upload.progress !== undefined}
          aria-describedby={`${id}-help`}
          onClick={() => picker.current?.click()}
        >
          {field.value ? 'Cambiar' : asksAlternative ? 'Elegir imagen' : 'Elegir archivo'}
        </Button>
        {!kind.private && (
          <Button size="small" onClick={() => setChoosing(true)}>
            Elegir de la biblioteca
          </Button>
        )}
        {field.value && (
          <Button size="small" onClick={() => field.onChange(null)}>
            Quitar
          </Button>
        )}
        {upload.fault && (
          <Button size="small" onClick={upload.dismiss}>
            {field.value ? 'Dejar el que estaba' : 'Seguir sin archivo'}
          </Button>
        )}
        {upload.progress !== undefined && (
          <Button size="small" onClick={upload.cancel}>
            Cancelar
          </Button>
        )}
      </Box>
      {upload.progress !== undefined && (
        <LinearProgress aria-label="Subiendo" variant="determinate" value={upload.progress * 100} sx={{ mt: 1 }} />
      )}
      <FormHelperText
        id={`${id}-help`}
        error={fieldState.invalid || Boolean(upload.fault)}
        sx={{ mx: 0 }}
        role={upload.fault ? 'alert' : undefined}
      >
        <InputHelperText
          error={upload.fault ? uploadFault : fieldState.error?.message}
          helperText={[helperText, limits].filter(Boolean).join(' ')}
        />
      </FormHelperText>
      {isChoosing && (
        <PickDialog
          seccion={section}
          campo={path}
          onClose={() => setChoosing(false)}
          onPick={(chosen) => {
            upload.dismiss();
            field.onChange(chosen);
            setChoosing(false);
          }}
        />
      )}
      <AlternativeDialog file={upload.undescribed} onCancel={upload.cancel} onReady={upload.send} />
    </Box>
  );
}
