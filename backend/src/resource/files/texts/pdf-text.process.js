import { getDocumentProxy } from 'unpdf';
import { serveTasks } from '../processes/serveTasks.js';

/** Limit of extracted text, in characters: a PDF of a kilobyte may expand to a hundred million. */
const most = Number(process.argv[2]);

serveTasks((bytes) => read(bytes).catch(() => null));

/**
 * @param {Uint8Array} bytes
 * @returns {Promise<import('./file-texts.service.js').PdfText>}
 */
async function read(bytes) {
  const document = await getDocumentProxy(bytes);
  const paginas = document.numPages;
  let texto = '';
  for (let page = 1; page <= paginas && texto.length < most; page += 1) {
    const text = await textOf(await document.getPage(page), most - texto.length);
    texto += `${text} `;
  }
  await document.destroy();
  return { paginas, texto };
}

/**
 * The beginning of what a page says.
 * @param {import('unpdf/pdfjs').PDFPageProxy} page
 * @param {number} length
 */
async function textOf(page, length) {
  let text = '';
  for await (const { items } of page.streamTextContent().values({ preventCancel: true })) {
    for (const item of items)
      if ('str' in item && text.length < length) text += item.hasEOL ? `${item.str} ` : item.str;
    if (text.length >= length) break;
  }
  return text.slice(0, length);
}
