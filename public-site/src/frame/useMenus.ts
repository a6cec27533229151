import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * What `<details>` does not do by itself: one open at a time in older browsers, closed by Escape (the focus goes back to
 * its summary), by a click elsewhere and by going to another page.
 */
export function useMenus(nav: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();

  useEffect(() => {
    const root = nav.current;
    if (!root) return;
    const open = () => [...root.querySelectorAll<HTMLDetailsElement>('details[open]')];
    const close = (except?: EventTarget | null) => {
      for (const details of open()) if (details !== except) details.open = false;
    };
    const toggled = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && target.open) close(target);
    };
    const pressed = (event: KeyboardEvent) => {
      const [details] = open();
      if (event.key !== 'Escape' || !details) return;
      // The submenu closes first; the panel on phones, which is a popover, with the next Escape.
      event.preventDefault();
      const inside = details.contains(document.activeElement);
      details.open = false;
      if (inside) details.querySelector('summary')?.focus();
    };
    const clicked = ({ target }: Event) => {
      if (!(target instanceof Node && root.contains(target))) close();
    };
    root.addEventListener('toggle', toggled, true);
    document.addEventListener('keydown', pressed);
    document.addEventListener('click', clicked);
    return () => {
      root.removeEventListener('toggle', toggled, true);
      document.removeEventListener('keydown', pressed);
      document.removeEventListener('click', clicked);
    };
  }, [nav]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs because the page changed.
  useEffect(() => {
    for (const details of nav.current?.querySelectorAll('details[open]') ?? []) details.removeAttribute('open');
    if (nav.current?.matches(':popover-open')) nav.current.hidePopover();
  }, [nav, pathname]);
}
