import { acceptOf } from '@coop/domain/fileTypes';
import AttachFile from '@mui/icons-material/AttachFile';
import { Box, Button, FormHelperText, FormLabel, LinearProgress } from '@mui/material';
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { InputHelperText, useInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { PickDialog } from '../../files/FileGrid';
import { limitsOf } from '../../files/fileFacts';
import { StoredFilePreview } from '../../files/StoredFilePreview';
import type { InputProps } from '../FieldInput';
import { AlternativeDialog } from './AlternativeDialog';
import { ChosenFileContext } from './useSeveralFiles';
import { UploadsContext, useUpload } from './useUpload';

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
  const chosen = useContext(ChosenFileContext);
  const sendChosen = useEffectEvent(() => {
    if (chosen && !field.value) upload.choose(chosen.file, asksAlternative, chosen.alternativo);
  });
  useEffect(() => sendChosen(), []);
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
      {upload.undescribed && (
        <AlternativeDialog files={[upload.undescribed]} onCancel={upload.cancel} onReady={upload.describe} />
      )}
    </Box>
  );
}
