/** Copies the address of the button that is pressed, and says so beside it; no button where the browser lets no page do it. */
export function startCopying() {
  if (!navigator.clipboard) {
    for (const button of document.querySelectorAll<HTMLElement>('[data-copiar]')) button.hidden = true;
    return;
  }
  document.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-copiar]');
    if (!button) return;
    const isCopied = await navigator.clipboard.writeText(button.dataset.copiar ?? '').then(
      () => true,
      () => false,
    );
    button.toggleAttribute('data-copiado', isCopied);
    const said = button.parentElement?.querySelector('[role=status]');
    if (said) said.textContent = isCopied ? 'Enlace copiado' : 'No se pudo copiar';
  });
}
