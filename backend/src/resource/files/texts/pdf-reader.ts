import { composed } from '@coop/domain';
import { TaskProcess } from '../processes/task-process.js';

/** Text and page count of a document. */
export type PdfText = { paginas: number; texto: string };

const LONGEST_READ_MS = 20_000;
const MAX_MEMORY_MB = 512;
/** A page of a few kilobytes may inflate to gigabytes. */
const MAX_RESIDENT_MB = 900;
/** More than the text of a hundred-page report; the rest is not searchable. */
const MAX_CHARACTERS = 400_000;

/** Extracts text from documents, one at a time. */
export class PdfReader {
  private readonly process = new TaskProcess<PdfText | null>({
    script: new URL('./pdf-text.process.js', import.meta.url),
    args: [String(MAX_CHARACTERS)],
    milliseconds: LONGEST_READ_MS,
    megabytes: MAX_MEMORY_MB,
    residentMegabytes: MAX_RESIDENT_MB,
  });

  /** Returns null when the document can't be read: damaged, too slow or too large. */
  async read(bytes: Buffer): Promise<PdfText | null> {
    const found = await this.process.run(bytes);
    return found ? { paginas: found.paginas, texto: plain(found.texto) } : null;
  }

  close(): void {
    this.process.close();
  }
}

/** Normalizes the text to one line without control characters, for the search and the database. */
const plain = (text: string) =>
  composed(text)
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_CHARACTERS);
