import { useEffect } from 'react';

/**
 * Moves the focus to the nearest ancestor left, or to the page, when the focused element is removed: a finished order
 * takes its button away, and the keyboard would start again from the top.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let path: HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      path = ancestorsOf(target as HTMLElement);
    };
    const keep = new MutationObserver(() => {
      const { activeElement, body } = document;
      if (activeElement !== body || path.length === 0 || path[0]?.isConnected) return;
      const left = path.find((element) => element.isConnected) ?? document.getElementById('main-content');
      path = [];
      if (!left) return;
      if (!left.hasAttribute('tabindex')) left.tabIndex = -1;
      left.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', remember);
    keep.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      keep.disconnect();
    };
  }, []);
}

/** Returns the element and the landmarks that hold it, innermost first. */
function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const holders = [element];
  for (let at = element.parentElement; at; at = at.parentElement) if (at.matches(HOLDERS)) holders.push(at);
  return holders;
}

const HOLDERS = '[role=dialog], section, article, form, main, #main-content';
