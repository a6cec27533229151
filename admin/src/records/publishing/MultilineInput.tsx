import { TextField } from '@mui/material';

type MultilineInputProps = {
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
export const MultilineInput = ({ help, onChange, max, ...props }: MultilineInputProps) => (
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
  <MultilineInput
    label="Nota para quien aprueba"
    help="Opcional: qué cambia y por qué. Queda en el historial."
    max={1000}
    {...props}
  />
);
