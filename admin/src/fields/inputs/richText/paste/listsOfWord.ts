/** Word writes a list as paragraphs that say their level in a style, each with its sign as a text that is to be passed over. */
const LEVEL = /mso-list:[^;":]*level(\d)/;
const SIGN = '[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]';
const NUMBERED = /^\s*(\d+|[a-z]|[ivx]+)[.)]/i;

/** Those paragraphs as the lists that they are, one within another. */
export function listsOfWord(body: HTMLElement): void {
  const open: HTMLElement[] = [];
  let last: Element | undefined;
  for (const item of [...body.querySelectorAll<HTMLElement>('p[style*="mso-list"]')]) {
    const level = Number(LEVEL.exec(item.getAttribute('style') ?? '')?.[1] ?? 1);
    const sign = item.querySelector(SIGN);
    const tag = NUMBERED.test(sign?.textContent ?? '') ? 'ol' : 'ul';
    sign?.remove();
    if (item.previousElementSibling !== last) open.length = 0;
    open.length = Math.min(open.length, level);
    while (open.length < level) open.push(begin(tag, open.at(-1), item));
    const line = body.ownerDocument.createElement('li');
    line.append(...item.childNodes);
    open.at(-1)?.append(line);
    item.remove();
    last = open[0];
  }
}

/** A list within the last line of another, or where its first paragraph stands. */
function begin(tag: string, holder: HTMLElement | undefined, item: HTMLElement): HTMLElement {
  const list = item.ownerDocument.createElement(tag);
  if (holder) (holder.lastElementChild ?? holder).append(list);
  else item.before(list);
  return list;
}
