import { extractText, getDocumentProxy } from 'unpdf';

/** What a PDF says, one page after the other. */
export async function readPdf(bytes: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text;
}
