/**
 * What `<details>` does not do by itself in the main menu: one open at a time in older browsers, closed by Escape (the focus
 * goes back to its summary), by a click elsewhere and by leaving the page.
 */
export function startMenus(root: HTMLElement) {
  const open = () => [...root.querySelectorAll<HTMLDetailsElement>('details[open]')];
  const close = (except?: EventTarget | null) => {
    for (const details of open()) if (details !== except) details.open = false;
  };
  root.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open) close(target);
    },
    true,
  );
  document.addEventListener('keydown', (event) => {
    const [details] = open();
    if (event.key !== 'Escape' || !details) return;
    // The submenu closes first; the panel on phones, which is a popover, with the next Escape.
    event.preventDefault();
    const inside = details.contains(document.activeElement);
    details.open = false;
    if (inside) details.querySelector('summary')?.focus();
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Node && root.contains(target))) close();
  });
  // Whoever comes back finds the page, not the menu that led away from it.
  addEventListener('pagehide', () => {
    close();
    if (root.matches(':popover-open')) root.hidePopover();
  });
}
