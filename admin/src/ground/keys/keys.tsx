import { Box, Button, FormControlLabel, Switch } from '@mui/material';
import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { TitledDialog } from '../page/TitledDialog';

export type Shortcut = { keys: string; label: string; element: HTMLElement };

const ATTRIBUTE = 'aria-keyshortcuts';

/** Returns the active shortcuts: those of the topmost modal or of the page, without hidden elements. */
export function findShortcuts(page: Document = document): Shortcut[] {
  const onTop = [...page.querySelectorAll('.MuiModal-root:not([aria-hidden=true])')].at(-1);
  const seen = new Set<string>();
  return [...(onTop ?? page).querySelectorAll<HTMLElement>(`[${ATTRIBUTE}]`)]
    .filter((element) => element.getClientRects().length > 0 && !element.matches(':disabled, [aria-disabled=true]'))
    .map((element) => ({ keys: element.getAttribute(ATTRIBUTE) ?? '', label: labelOf(element), element }))
    .filter(({ keys }) => !seen.has(keys) && seen.add(keys));
}

/** Returns a key event in `aria-keyshortcuts` syntax: «j», «Control+S». Ctrl and ⌘ are equivalent. */
const pressed = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined => {
  if (altKey || key === undefined) return undefined;
  return ctrlKey || metaKey ? `Control+${key.length === 1 ? key.toUpperCase() : key}` : key;
};

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

const perform = ({ element }: Shortcut): void => (isWriting(element) ? element.focus() : element.click());

const labelOf = (element: HTMLElement): string =>
  element.getAttribute('aria-label') ??
  ((element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.labels?.[0]?.textContent
    ? element.labels[0].textContent
    : (element.textContent ?? '')
  ).trim();

/** Whether single-letter shortcuts are on; WCAG 2.1.4 requires a way to turn them off. */
const useLetterKeys = () => useStore('teclas', true);

/** Dispatches shortcuts declared with `aria-keyshortcuts`; letters not while the user types. */
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

type Props = { shortcuts: readonly Shortcut[]; onClose: () => void };

export function KeysSheet({ shortcuts, onClose }: Props) {
  const [letters, setLetters] = useLetterKeys();
  return (
    <TitledDialog
      title="Atajos de esta pantalla"
      size="xs"
      onClose={onClose}
      actions={<Button onClick={onClose}>Cerrar</Button>}
    >
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 1 }}>
        {shortcuts.map(({ keys, label }) => (
          <Box key={keys} sx={{ display: 'contents' }}>
            <Box component="dt">
              <kbd>{written(keys)}</kbd>
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {label}
            </Box>
          </Box>
        ))}
      </Box>
      <FormControlLabel
        sx={{ mt: 2 }}
        control={<Switch checked={letters} onChange={(_, isOn) => setLetters(isOn)} />}
        label="Usar letras sueltas como atajos"
      />
    </TitledDialog>
  );
}

const written = (keys: string) => keys.replace('Control', 'Ctrl').replace('Enter', 'Intro').replaceAll('+', ' + ');
