/** Brings the input of a field into sight and puts the cursor in it. */
export function focusField(name: string): void {
  const box = document.querySelector(`[data-campo="${CSS.escape(name)}"]`);
  box?.scrollIntoView({ block: 'center' });
  box
    ?.querySelector<HTMLElement>('input:not([hidden]), textarea, [contenteditable=true], [role=combobox], button')
    ?.focus();
}
