import { isTextLink } from '@coop/domain';
export type CleanResult = { html: string; removed: readonly string[] };

type Loss = { describe: (many: number) => string; find: string };

/** Content of other programs that the site does not support. */
const losses: readonly Loss[] = [
  {
    find: 'img, picture, svg',
    describe: (many) => `${counted(many, 'imagen', 'imágenes')} (súbalas con el botón «Imagen»)`,
  },
  {
    find: 'iframe, video, audio, object, embed',
    describe: (many) => counted(many, 'elemento incrustado', 'elementos incrustados'),
  },
  {
    find: 'font, [style*="color:"], [style*="font-family"], [style*="font-size"]',
    describe: () => 'colores y tipos de letra',
  },
  {
    find: 'u, ins, [style*="text-decoration:underline"], [style*="text-decoration: underline"]',
    describe: () => 'subrayados',
  },
  { find: 's, strike, del', describe: () => 'tachados' },
  { find: '[style*="mso-comment"], .MsoCommentText', describe: () => 'comentarios' },
  { find: 'form, input, select, button', describe: () => 'formularios' },
];

const invisible =
  'style, script, meta, link, title, xml, [style*="mso-comment"], .MsoCommentText, iframe, object, embed';

/** Attribute of ProseMirror's own clipboard HTML, which needs no clean-up. */
const OWN = 'data-pm-slice';

/** Converts HTML of Word, web pages and spreadsheets to the vocabulary; reports removals. */
export function cleanPasted(html: string): CleanResult {
  if (html.includes(OWN)) return { html, removed: [] };
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const links = [...body.querySelectorAll('a[href]')].filter((link) => !isTextLink(link.getAttribute('href') ?? ''));
  const removed = losses.flatMap(({ find, describe: say }) => {
    const many = body.querySelectorAll(find).length;
    return many > 0 ? [say(many)] : [];
  });
  if (links.length > 0) removed.push(counted(links.length, 'enlace que no se abre', 'enlaces que no se abren'));
  for (const link of links) link.replaceWith(...link.childNodes);
  for (const one of body.querySelectorAll(invisible)) one.remove();
  listsOfWord(body);
  rename(body, 'h1, p.MsoTitle', 'h2');
  rename(body, 'h4, h5, h6', 'h3');
  return { html: body.innerHTML, removed };
}

function rename(body: HTMLElement, found: string, tag: string) {
  for (const one of body.querySelectorAll(found)) {
    const named = body.ownerDocument.createElement(tag);
    named.append(...one.childNodes);
    one.replaceWith(named);
  }
}

const counted = (many: number, one: string, several: string) => `${many} ${many === 1 ? one : several}`;

/** Word writes a list item as a paragraph with its level in `mso-list` and its bullet as text to ignore. */
const LEVEL = /mso-list:[^;":]*level(\d)/;
const SIGN = '[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]';
const NUMBERED = /^\s*(\d+|[a-z]|[ivx]+)[.)]/i;

/** Converts Word's list paragraphs to nested lists. */
function listsOfWord(body: HTMLElement): void {
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

/** Inserts a list into the last item of its parent, or before the list's first paragraph. */
function begin(tag: string, holder: HTMLElement | undefined, item: HTMLElement): HTMLElement {
  const list = item.ownerDocument.createElement(tag);
  if (holder) (holder.lastElementChild ?? holder).append(list);
  else item.before(list);
  return list;
}
