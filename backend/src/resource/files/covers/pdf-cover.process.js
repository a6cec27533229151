import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { serveTasks } from '../processes/serveTasks.js';

/** A page of a metre by a centimetre is drawn as small as any other. */
const TALLEST = 4;
const QUALITY = 80;
/** Half the CPU time of the default 4, for 2 % more bytes. */
const EFFORT = 2;

/** @type {{ widths: number[] }} */
const { widths } = JSON.parse(process.argv[2] ?? '');
const widest = Math.max(...widths);
const library = PDFiumLibrary.init();
sharp.cache(false);

serveTasks((bytes) => draw(bytes).catch(() => null));

/**
 * The first page of a document as pictures of those widths, on white paper.
 * @param {Uint8Array} bytes
 * @returns {Promise<import('./file-covers.service.js').Cover>}
 */
async function draw(bytes) {
  const document = await (await library).loadDocument(bytes);
  try {
    const page = document.getPage(0);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = Math.min(widest / originalWidth, (widest * TALLEST) / originalHeight);
    const { data, width, height } = await page.render({ scale, colorSpace: 'BGRA', renderFormFields: false });
    const drawn = sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: '#fff' });
    const paper = await drawn.raw().toBuffer({ resolveWithObject: true });
    const raw = { width: paper.info.width, height: paper.info.height, channels: paper.info.channels };
    const versions = [];
    for (const most of widths) {
      const made = await sharp(paper.data, { raw })
        .resize({ width: most, withoutEnlargement: true })
        .webp({ quality: QUALITY, effort: EFFORT })
        .toBuffer({ resolveWithObject: true });
      versions.push({ bytes: made.data, ancho: made.info.width, alto: made.info.height });
    }
    return versions;
  } finally {
    document.destroy();
  }
}
