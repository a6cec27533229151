import { flushSync } from 'react-dom';

/** Brings the input of a field into sight and puts the cursor in it: of `bloques.2.texto`, or of the nearest that holds it. */
export function focusField(name: string): void {
  const box = boxOf(name);
  if (box) unfold(box);
  box?.scrollIntoView({ block: 'center' });
  const inputs = 'input:not([hidden]), textarea, select, [contenteditable=true], [role=combobox]';
  const wanted = ['[aria-invalid=true]', inputs, 'button'].map((kind) => box?.querySelector<HTMLElement>(kind));
  wanted.find(Boolean)?.focus();
}

/** Cards that are folded to their titles, from the outermost. What is in them is drawn again before this goes on. */
function unfold(box: Element): void {
  const cards: Element[] = [];
  for (let card = box.closest('[data-ficha]'); card; card = card.parentElement?.closest('[data-ficha]') ?? null)
    cards.unshift(card);
  const closed = cards.flatMap(
    (card) => card.querySelector<HTMLElement>(':scope > * [data-pliega][aria-expanded=false]') ?? [],
  );
  flushSync(() => {
    for (const button of closed) button.click();
  });
}

const boxOf = (name: string): Element | null =>
  document.querySelector(`[data-campo="${CSS.escape(name)}"]`) ??
  (name.includes('.') ? boxOf(name.replace(/\.[^.]*$/, '')) : null);
