import { useNotify } from 'react-admin';

/** Returns a function that copies a text and notifies: `copy(address, 'Enlace copiado')`. */
export function useCopy(): (text: string, done: string) => Promise<void> {
  const notify = useNotify();
  return async (text, done) => {
    try {
      await navigator.clipboard.writeText(text);
      notify(done, { type: 'success' });
    } catch {
      // The clipboard is unavailable without HTTPS or when its permission is denied.
      notify('El navegador no permitió copiar. Seleccione el texto y cópielo.', { type: 'warning' });
    }
  };
}
