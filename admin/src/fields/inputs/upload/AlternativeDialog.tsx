import { Button, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { FormDialog } from '../../../ground/drafts/LeaveGuard';

type Props = {
  files: readonly File[];
  onCancel: () => void;
  /** Receives the alternative texts in the order of the files. */
  onReady: (alternatives: string[]) => void;
};

/** Asks what each picture shows before it is uploaded, because both are stored together. */
export function AlternativeDialog({ files, onCancel, onReady }: Props) {
  const [texts, setTexts] = useState<string[]>(() => files.map(() => ''));
  const isReady = texts.every(isDescription);
  const finish = () => isReady && onReady(texts.map((text) => text.trim()));
  const isOne = files.length === 1;

  return (
    <FormDialog isDirty={texts.some(Boolean)} onClose={onCancel}>
      {(close) => (
        <>
          <DialogTitle>{isOne ? '¿Qué muestra la imagen?' : '¿Qué muestra cada imagen?'}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {files.map((file, at) => (
              <div key={file.name}>
                <Picture file={file} maxHeight={isOne ? 260 : 140} />
                <AlternativeInput
                  autoFocus={at === 0}
                  {...(!isOne && { name: file.name })}
                  value={texts[at] ?? ''}
                  onChange={(text) => setTexts(texts.with(at, text))}
                  onEnter={finish}
                />
              </div>
            ))}
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>Cancelar</Button>
            <Button variant="contained" disabled={!isReady} onClick={finish}>
              {isOne ? 'Subir imagen' : `Subir ${files.length} imágenes`}
            </Button>
          </DialogActions>
        </>
      )}
    </FormDialog>
  );
}

export const isDescription = (text: string): boolean => text.trim().length > 2;

type AlternativeInputProps = {
  value: string;
  onChange: (text: string) => void;
  /** Names the file in the label, where several have a text each. */
  name?: string;
  autoFocus?: boolean;
  onEnter?: () => void;
};

export const AlternativeInput = ({ value, onChange, name, autoFocus, onEnter }: AlternativeInputProps) => (
  <TextField
    {...(autoFocus && { autoFocus })}
    required
    multiline
    margin="dense"
    label={name ? `Texto alternativo de «${name}»` : 'Texto alternativo'}
    value={value}
    onChange={({ target }) => onChange(target.value.slice(0, 200))}
    onKeyDown={(event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      onEnter?.();
    }}
    helperText="Lo leen quienes no ven la imagen. Si tiene texto, escríbalo aquí."
  />
);

export function Picture({ file, maxHeight }: { file: File; maxHeight: number }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    address && (
      <img src={address} alt="" style={{ maxWidth: '100%', maxHeight, display: 'block', margin: '0 auto 8px' }} />
    )
  );
}
