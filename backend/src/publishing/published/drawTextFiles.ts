import { drawFilesInText, formatSize, type PublicFile } from '@coop/domain';
import { text } from '../../platform/http/htmlPage.js';

/** As wide as a text is read; narrower screens take less. */
const SIZES = '(min-width: 720px) 704px, 100vw';

/** A formatted text with the pictures and the documents that it names; of what is gone only the words are left. */
export const drawTextFiles = (html: string, files: ReadonlyMap<string, PublicFile>): string =>
  drawFilesInText(html, ({ part, id }) => {
    const file = files.get(id);
    if (part === 'imagen') return `<figure data-archivo="${id}">${file ? pictureOf(file) : ''}`;
    return file ? documentOf(file) : '<a>';
  });

function pictureOf(file: PublicFile): string {
  const variants = Object.values(file.variantes).sort((a, b) => a.ancho - b.ancho);
  const greatest = variants.at(-1);
  return tag('img', {
    src: greatest?.url ?? file.url,
    ...(variants.length > 1 && {
      srcset: variants.map(({ url, ancho }) => `${url} ${ancho}w`).join(', '),
      sizes: SIZES,
    }),
    alt: file.alternativo ?? '',
    width: greatest?.ancho ?? file.ancho,
    height: greatest?.alto ?? file.alto,
    loading: 'lazy',
    decoding: 'async',
  });
}

/** Whoever presses it knows before what comes: «PDF · 1,2 MB». */
const documentOf = ({ id, url, mime, tamano }: PublicFile): string =>
  tag('a', { 'data-archivo': id, href: url, type: mime, 'data-detalle': `PDF · ${formatSize(tamano)}` });

const tag = (name: string, attributes: Record<string, string | number | null>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => (value === null ? '' : ` ${key}="${text(String(value))}"`))
    .join('')}>`;
