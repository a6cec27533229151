import { extractText, getDocumentProxy, getMeta } from 'unpdf';

/** Returns the text of a PDF, page after page. */
export async function readPdf(bytes: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text;
}

/** Returns a PDF's metadata: title, author and producer. */
export async function readPdfData(bytes: Buffer): Promise<Record<string, unknown>> {
  const { info, metadata } = await getMeta(await getDocumentProxy(new Uint8Array(bytes)));
  return { ...info, ...metadata };
}
