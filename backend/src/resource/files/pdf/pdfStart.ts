/** Bytes in which readers look for the header (ISO 32000-1, implementation note 13). */
const HEADER_WITHIN = 1_024;

/**
 * Returns where the header of a PDF begins, which mail programs and scanners put behind lines of their own. Undefined where
 * there is none, or where markup before it would make the file a page to some readers.
 */
export function pdfStart(bytes: Buffer): number | undefined {
  const head = bytes.toString('latin1', 0, HEADER_WITHIN + '%PDF-'.length);
  const start = head.indexOf('%PDF-');
  return start < 0 || /<[a-z!?/%]/i.test(head.slice(0, start)) ? undefined : start;
}
