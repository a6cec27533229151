/** Brings the input of a field into sight and puts the cursor in it: of `bloques.2.texto`, or of the nearest that holds it. */
export function focusField(name: string): void {
  const box = boxOf(name);
  box?.scrollIntoView({ block: 'center' });
  const inputs = 'input:not([hidden]), textarea, select, [contenteditable=true], [role=combobox]';
  const wanted = ['[aria-invalid=true]', inputs, 'button'].map((kind) => box?.querySelector<HTMLElement>(kind));
  wanted.find(Boolean)?.focus();
}

const boxOf = (name: string): Element | null =>
  document.querySelector(`[data-campo="${CSS.escape(name)}"]`) ??
  (name.includes('.') ? boxOf(name.replace(/\.[^.]*$/, '')) : null);
