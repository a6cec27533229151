import './door.css';
import { createRoot } from 'react-dom/client';
import { LoginPage } from './LoginPage';
import { NewPasswordPage } from './NewPasswordPage';

export const draw = (root: HTMLElement): void =>
  createRoot(root).render(location.pathname === '/login/clave' ? <NewPasswordPage /> : <LoginPage />);
