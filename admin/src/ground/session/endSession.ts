import { signOut } from 'firebase/auth';
import { store } from '../page/store';
import { auth } from './auth';

/** `leaving` during sign-out, `ended` afterwards, when the gate hides the panel. */
export const departure = store<'staying' | 'leaving' | 'ended'>('staying');

const otherTabs = new BroadcastChannel('sesion');
otherTabs.onmessage = () => void endSession({ announce: false });

/**
 * Signs out in all tabs and clears the browser's data. Returns false on failure, which is logged and changes nothing.
 */
export async function endSession({ announce = true } = {}): Promise<boolean> {
  departure.set('leaving');
  const forget = await loadForgetBrowser();
  try {
    await signOut(auth);
  } catch (error) {
    console.error('Error al cerrar sesión', error);
    departure.set('staying');
    return false;
  }
  forget();
  if (announce) otherTabs.postMessage('salida');
  departure.set('ended');
  return true;
}

/**
 * Lazy-loaded, because the sections define what survives and the sign-in page lacks them. If it fails to load,
 * everything is cleared.
 */
const loadForgetBrowser = (): Promise<() => void> =>
  import('../store/forgetBrowser').then(
    ({ forgetBrowser }) => forgetBrowser,
    () => () => {
      localStorage.clear();
      sessionStorage.clear();
    },
  );
