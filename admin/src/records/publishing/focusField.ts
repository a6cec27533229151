/** Brings the input of a field into sight and puts the cursor in it. */
export function focusField(name: string): void {
  const box = document.querySelector(`[data-campo="${CSS.escape(name)}"]`);
  box?.scrollIntoView({ block: 'center' });
  const inputs = 'input:not([hidden]), textarea, select, [contenteditable=true], [role=combobox], button';
  (box?.querySelector<HTMLElement>('[aria-invalid=true]') ?? box?.querySelector<HTMLElement>(inputs))?.focus();
}
