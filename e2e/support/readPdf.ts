import { extractText, getDocumentProxy, getMeta } from 'unpdf';

/** What a PDF says, one page after the other. */
export async function readPdf(bytes: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text;
}

/** What a PDF says of itself: its title, its author, with what it was made. */
export async function readPdfData(bytes: Buffer): Promise<Record<string, unknown>> {
  const { info, metadata } = await getMeta(await getDocumentProxy(new Uint8Array(bytes)));
  return { ...info, ...metadata };
}
