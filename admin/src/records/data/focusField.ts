import { flushSync } from 'react-dom';

/** Scrolls to a field's input and focuses it: `bloques.2.texto` or its nearest rendered ancestor. */
export function focusField(name: string): void {
  const box = boxOf(name);
  if (box) unfold(box);
  box?.scrollIntoView({ block: 'center' });
  const inputs = 'input:not([hidden]), textarea, select, [contenteditable=true], [role=combobox]';
  const candidates = ['[aria-invalid=true]', inputs, 'button'].map((kind) => box?.querySelector<HTMLElement>(kind));
  candidates.find(Boolean)?.focus();
}

/** Expands collapsed cards from the outermost in, synchronously. */
function unfold(box: Element): void {
  const cards: Element[] = [];
  for (let card = box.closest('[data-ficha]'); card; card = card.parentElement?.closest('[data-ficha]') ?? null)
    cards.unshift(card);
  const closed = cards.flatMap(
    // Matches the card's own header only, not nested cards.
    (card) => card.querySelector<HTMLElement>(':scope > :first-child [data-pliega][aria-expanded=false]') ?? [],
  );
  if (closed.length === 0) return;
  flushSync(() => {
    for (const button of closed) button.click();
  });
}

const boxOf = (name: string): Element | null =>
  document.querySelector(`[data-campo="${CSS.escape(name)}"]`) ??
  (name.includes('.') ? boxOf(name.replace(/\.[^.]*$/, '')) : null);
