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
    const press = (event: KeyboardEvent, keys: string) => {
      const shortcut = findShortcuts().find((one) => one.keys === keys);
      if (!shortcut) return;
      event.preventDefault();
      event.stopPropagation();
      perform(shortcut);
    };
    // Before what is written in: the editor of formatted text takes Ctrl+Enter for a line break.
    const onControl = (event: KeyboardEvent) => {
      const keys = pressed(event);
      // Where somebody writes it takes back what they wrote there.
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
