import { membersSection } from '@coop/domain';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useId, useState, useSyncExternalStore } from 'react';
import { useAuthState, useSignInWithEmailAndPassword } from 'react-firebase-hooks/auth';
import { auth, departure, endSession, type Reentry, reentry, settleReentry } from '../../ground/session/session';
import type { Yo } from '../../ground/staff/staff';
import { loginMessage, PasswordField } from './fields';

export function ReentryDialog({ yo }: { yo: Yo }) {
  const titleId = useId();
  const [user, loading] = useAuthState(auth);
  const departed = useSyncExternalStore(departure.subscribe, departure.get);
  const requested = useSyncExternalStore(reentry.subscribe, reentry.get);
  // Reads the cached profile for the current email, because users may have changed their own; the session may end
  // before a fetch completes.
  const { data: own } = useQuery<{ email: string }>({
    queryKey: [membersSection, 'getOne', { id: yo.uid }],
    queryFn: skipToken,
  });
  const why = !loading && !user ? 'ended' : requested;

  return (
    <Dialog
      open={departed === 'staying' && why !== undefined}
      // No exit transition: the dialog has no content when closing.
      transitionDuration={{ exit: 0 }}
      maxWidth="xs"
      fullWidth
      aria-labelledby={titleId}
      slotProps={{ backdrop: { sx: { backdropFilter: 'blur(14px)' } } }}
    >
      {why && <ReentryForm email={own?.email ?? yo.email} {...{ why, titleId }} />}
    </Dialog>
  );
}

const texts: Record<Reentry, { title: string; about: string; decline: string }> = {
  ended: {
    title: 'Su sesión terminó',
    about: 'Ingrese su contraseña para continuar donde estaba. No se perdió nada de lo que escribió.',
    decline: 'Salir sin guardar',
  },
  confirm: {
    title: 'Confirme que es usted',
    about:
      'Pasaron más de 15 minutos desde que ingresó. Para cambiar usuarios, exportar datos o borrar datos personales, ingrese su contraseña otra vez: después continúa donde estaba.',
    decline: 'Cancelar',
  },
};

/** Asks for the password. Declining without a session signs out; with one, closes the dialog. */
function ReentryForm({ email, why, titleId }: { email: string; why: Reentry; titleId: string }) {
  const [password, setPassword] = useState('');
  const [signIn, , busy, error] = useSignInWithEmailAndPassword(auth);
  const { title, about, decline } = texts[why];

  const enter = async () => {
    if (await signIn(email, password)) settleReentry(true);
  };
  const leave = () => {
    settleReentry(false);
    if (why === 'ended') void endSession();
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void enter();
      }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{about}</DialogContentText>
        <DialogContentText sx={{ mb: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>{email}</DialogContentText>
        <input type="text" name="usuario" autoComplete="username" value={email} readOnly hidden />
        {error && (
          <Alert severity="error" sx={{ mb: 1 }}>
            {loginMessage(error)}
          </Alert>
        )}
        <PasswordField label="Contraseña" value={password} onChange={setPassword} autoFocus />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={leave}>{decline}</Button>
        <Button type="submit" variant="contained" disabled={busy || !password}>
          Continuar
        </Button>
      </DialogActions>
    </form>
  );
}
