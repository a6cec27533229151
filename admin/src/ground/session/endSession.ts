import { signOut } from 'firebase/auth';
import { store } from '../page/store';
import { auth } from './auth';

/** `leaving` while the sign-out runs, `ended` once it is done: the gate then shows nothing of what was open. */
export const departure = store<'staying' | 'leaving' | 'ended'>('staying');

const otherTabs = new BroadcastChannel('sesion');
otherTabs.onmessage = () => void endSession({ announce: false });

/**
 * Signs out here and in the other tabs, and forgets what this browser kept of the session.
 * Answers whether it worked: a failure is only logged, and everything stays as it was.
 */
export async function endSession({ announce = true } = {}): Promise<boolean> {
  departure.set('leaving');
  const forget = await howToForget();
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

/** What stays is known by the sections, which whoever is still at the door has no use for. Where that can't be loaded, nothing stays. */
const howToForget = (): Promise<() => void> =>
  import('../store/forgetBrowser').then(
    ({ forgetBrowser }) => forgetBrowser,
    () => () => {
      localStorage.clear();
      sessionStorage.clear();
    },
  );
