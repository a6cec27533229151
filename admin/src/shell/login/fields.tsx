import './fields.css';
import type { AuthError } from 'firebase/auth';
import { type ReactNode, useId, useState } from 'react';

export function EmailField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <div className="campo">
      <label htmlFor={id}>Correo electrónico</label>
      <div className="campo-caja">
        <input
          id={id}
          type="email"
          autoComplete="username"
          required
          // biome-ignore lint/a11y/noAutofocus: the page has nothing else to do
          autoFocus
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </div>
  );
}

type PasswordFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** A new password (`autocomplete="new-password"`), not the current one. */
  isNew?: boolean;
  help?: string;
  autoFocus?: boolean;
};

export function PasswordField({ label, value, onChange, isNew, help, autoFocus }: PasswordFieldProps) {
  const id = useId();
  const [visible, setVisible] = useState(false);
  return (
    <div className="campo">
      <label htmlFor={id}>{label}</label>
      <div className="campo-caja">
        <input
          id={id}
          type={visible ? 'text' : 'password'}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          required
          // biome-ignore lint/a11y/noAutofocus: a dialog that asks for nothing else
          autoFocus={autoFocus}
          aria-describedby={help && `${id}-ayuda`}
          data-con-ojo
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <button
          type="button"
          aria-label={visible ? 'Ocultar contraseña' : 'Ver contraseña'}
          onClick={() => setVisible(!visible)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 5C7 5 2.7 8 1 12c1.7 4 6 7 11 7s9.3-3 11-7c-1.7-4-6-7-11-7Zm0 11.5a4.5 4.5 0 1 1 0-9 4.5 4.5 0 0 1 0 9Zm0-2a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z" />
            {visible && <path d="m3 2.6 18 18-1.4 1.4-18-18Z" />}
          </svg>
        </button>
      </div>
      {help && <small id={`${id}-ayuda`}>{help}</small>}
    </div>
  );
}

type NoticeProps = { kind: 'error' | 'advertencia' | 'bien' | 'dato'; children: ReactNode };

export const Notice = ({ kind, children }: NoticeProps) => (
  <div role="alert" className="aviso" data-clase={kind}>
    {children}
  </div>
);

/** Returns the message of a failed sign-in. Never reveals the wrong credential or whether the account exists. */
export function loginMessage(error: Pick<AuthError, 'code'> | Error): string {
  const code = 'code' in error ? String(error.code) : '';
  if (/too-many-(requests|attempts)/.test(code)) return 'Demasiados intentos. Espere unos minutos.';
  if (code === 'auth/network-request-failed') return 'Sin conexión. Revise su internet e intente nuevamente.';
  return 'Correo o contraseña incorrectos.';
}
