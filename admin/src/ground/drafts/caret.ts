/** Where somebody writes: the box, and from where to where. */
export type Caret = { box: HTMLInputElement | HTMLTextAreaElement; from: number; to: number };

/** Undefined where nobody writes, and in boxes that tell no place in their text, as those of addresses do. */
export function caretNow(): Caret | undefined {
  const box = document.activeElement;
  if (!(box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement)) return undefined;
  const { selectionStart: from, selectionEnd: to } = box;
  return from === null || to === null ? undefined : { box, from, to };
}

/** Puts it back, where its box is still the one that is written in. */
export function putCaret(caret: Caret | undefined): void {
  if (caret && document.activeElement === caret.box) caret.box.setSelectionRange(caret.from, caret.to);
}
