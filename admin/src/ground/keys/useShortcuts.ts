import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { findShortcuts, isWriting, perform, pressed } from './shortcuts';

/** Whether single letters do something: whoever dictates or presses keys by accident turns them off. */
export const useLetterKeys = () => useStore('teclas', true);

/**
 * Presses by the keyboard what says in `aria-keyshortcuts` by which key: one place for the whole panel. Single letters do
 * nothing while somebody writes.
 */
export function useShortcuts(): void {
  const [letters] = useLetterKeys();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const keys = pressed(event);
      if (!keys || event.defaultPrevented || event.isComposing) return;
      if (!keys.startsWith('Control+') && (!letters || isWriting(event.target))) return;
      const shortcut = findShortcuts().find((one) => one.keys === keys);
      if (!shortcut) return;
      event.preventDefault();
      perform(shortcut);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [letters]);
}
