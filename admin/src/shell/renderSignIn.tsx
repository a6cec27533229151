import './login/door.css';
import { createRoot } from 'react-dom/client';
import { LoginPage } from './login/LoginPage';
import { NewPasswordPage } from './login/NewPasswordPage';

/** Prefetches the panel while the password is verified. Load errors are ignored here; opening the panel shows them. */
const fetchPanel = () => void import('./renderPanel').catch(() => undefined);

export const render = (root: HTMLElement): void =>
  createRoot(root).render(
    location.pathname === '/login/clave' ? <NewPasswordPage /> : <LoginPage onTry={fetchPanel} />,
  );
