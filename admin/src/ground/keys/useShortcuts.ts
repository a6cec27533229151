import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { findShortcuts, isWriting, perform, pressed } from './shortcuts';

/**
 * Whether single-letter shortcuts are on. WCAG 2.1.4 requires a way to turn them off, for speech input and accidental
 * presses.
 */
export const useLetterKeys = () => useStore('teclas', true);

/**
 * Dispatches keyboard shortcuts declared with `aria-keyshortcuts`, for the whole panel. Single letters are ignored
 * while the user types.
 */
export function useShortcuts(): void {
  const [letters] = useLetterKeys();
  useEffect(() => {
    const press = (event: KeyboardEvent, keys: string) => {
      const shortcut = findShortcuts().find((one) => one.keys === keys);
      if (!shortcut) return;
      event.preventDefault();
      event.stopPropagation();
      perform(shortcut);
    };
    // Capture phase, because the rich text editor handles Ctrl+Enter as a line break.
    const onControl = (event: KeyboardEvent) => {
      const keys = pressed(event);
      // In a text input Ctrl+Z is the native undo.
      if (keys === 'Control+Z' && isWriting(event.target)) return;
      if (keys?.startsWith('Control+') && !event.isComposing) press(event, keys);
    };
    const onLetter = (event: KeyboardEvent) => {
      const keys = pressed(event);
      if (!keys || keys.startsWith('Control+') || event.defaultPrevented || event.isComposing) return;
      if (letters && !isWriting(event.target)) press(event, keys);
    };
    addEventListener('keydown', onControl, true);
    addEventListener('keydown', onLetter);
    return () => {
      removeEventListener('keydown', onControl, true);
      removeEventListener('keydown', onLetter);
    };
  }, [letters]);
}
