import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useId, useState } from 'react';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** A password being made, not one being asked for. */
  isNew?: boolean;
  helperText?: string;
  autoFocus?: boolean;
  error?: boolean;
};

/** A password, which its owner may look at. */
export function PasswordField({ label, value, onChange, isNew, helperText, autoFocus, error }: Props) {
  const [visible, setVisible] = useState(false);
  return (
    <TextField
      id={useId()}
      label={label}
      type={visible ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      size="medium"
      margin="dense"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      helperText={helperText}
      autoFocus={autoFocus}
      error={error}
      slotProps={{
        htmlInput: { required: true },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                onClick={() => setVisible(!visible)}
                aria-label={visible ? 'Ocultar contraseña' : 'Ver contraseña'}
                edge="end"
              >
                {visible ? <VisibilityOff /> : <Visibility />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
