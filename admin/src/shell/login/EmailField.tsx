import './fields.css';
import { useId } from 'react';

/** Email input of the sign-in form. */
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
