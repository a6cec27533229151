import { Alert, Button, TextField } from '@mui/material';
import { useSignInWithEmailAndPassword } from 'react-firebase-hooks/auth';
import { auth } from '../../ground/session/auth';
import { loginMessage } from './loginMessage';
import { PasswordField } from './PasswordField';

type Props = {
  email: string;
  password: string;
  setEmail: (email: string) => void;
  setPassword: (password: string) => void;
  /** Called at each try: what an earlier one said no longer counts. */
  onTry: () => void;
};

export function LoginForm({ email, password, setEmail, setPassword, onTry }: Props) {
  const [signIn, , busy, error] = useSignInWithEmailAndPassword(auth);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onTry();
        void signIn(email.trim(), password);
      }}
    >
      {error && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {loginMessage(error)}
        </Alert>
      )}
      <TextField
        id="correo"
        label="Correo electrónico"
        type="email"
        autoComplete="username"
        size="medium"
        margin="dense"
        autoFocus
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        slotProps={{ htmlInput: { required: true } }}
      />
      <PasswordField label="Contraseña" value={password} onChange={setPassword} />
      <Button type="submit" variant="contained" size="large" fullWidth disabled={busy} sx={{ mt: 2 }}>
        {busy ? 'Ingresando…' : 'Ingresar'}
      </Button>
    </form>
  );
}
