import './login/door.css';
import { createRoot } from 'react-dom/client';
import { LoginPage } from './login/LoginPage';
import { NewPasswordPage } from './login/NewPasswordPage';

/** What opens behind the door, while the password is on its way. What can't be fetched says so when it is opened. */
const fetchPanel = () => void import('./Gate').catch(() => undefined);

export const draw = (root: HTMLElement): void =>
  createRoot(root).render(
    location.pathname === '/login/clave' ? <NewPasswordPage /> : <LoginPage onTry={fetchPanel} />,
  );
