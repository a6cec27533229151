import { TextField } from '@mui/material';

type Props = {
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
export const WrittenInput = ({ help, onChange, max, ...shown }: Props) => (
  <TextField
    {...shown}
    onChange={({ target }) => onChange(target.value)}
    helperText={help}
    fullWidth
    multiline
    minRows={2}
    sx={{ mt: 2 }}
    slotProps={{ htmlInput: { maxLength: max } }}
  />
);
