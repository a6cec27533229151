import { TextField } from '@mui/material';

type WrittenInputProps = {
  label: string;
  help: string;
  value: string;
  onChange: (value: string) => void;
  /** Maximum length in characters. */
  max: number;
  required?: boolean;
  autoFocus?: boolean;
};

/** Multiline text of an order: a note or a reason. */
export const WrittenInput = ({ help, onChange, max, ...props }: WrittenInputProps) => (
  <TextField
    {...props}
    onChange={({ target }) => onChange(target.value)}
    helperText={help}
    fullWidth
    multiline
    minRows={2}
    sx={{ mt: 2 }}
    slotProps={{ htmlInput: { maxLength: max } }}
  />
);

type NoteInputProps = { value: string; onChange: (value: string) => void };

/** Note from the author to the approver. */
export const NoteInput = (props: NoteInputProps) => (
  <WrittenInput
    label="Nota para quien aprueba"
    help="Opcional: qué cambia y por qué. Queda en el historial."
    max={1000}
    {...props}
  />
);
