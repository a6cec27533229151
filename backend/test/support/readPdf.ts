import { extractText, getDocumentProxy } from 'unpdf';

/** Returns the text of a PDF, with its pages in order. */
export async function readPdf(bytes: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text;
}
