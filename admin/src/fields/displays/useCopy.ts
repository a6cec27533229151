import { useNotify } from 'react-admin';

/** Copies a text and says so: `copy(address, 'Enlace copiado')`. */
export function useCopy(): (text: string, done: string) => Promise<void> {
  const notify = useNotify();
  return async (text, done) => {
    try {
      await navigator.clipboard.writeText(text);
      notify(done, { type: 'success' });
    } catch {
      // Browsers give no clipboard to pages without HTTPS, nor to those that were denied it.
      notify('El navegador no permitió copiar. Seleccione el texto y cópielo.', { type: 'warning' });
    }
  };
}
