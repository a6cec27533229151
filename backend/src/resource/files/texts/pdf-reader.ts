import { composed } from '@coop/domain';
import { TaskProcess } from '../processes/task-process.js';

/** What a document says, and how many pages it has. */
export type PdfText = { paginas: number; texto: string };

const LONGEST_READ_MS = 20_000;
const MOST_MEMORY_MB = 512;
/** A page of a few kilobytes may unpack to gigabytes. */
const MOST_RESIDENT_MB = 900;
/** More than a report of a hundred pages has. What is beyond is not found by the search. */
const MOST_CHARACTERS = 400_000;

/** Reads documents one after another. */
export class PdfReader {
  private readonly process = new TaskProcess<PdfText | null>({
    script: new URL('./pdf-text.process.js', import.meta.url),
    args: [String(MOST_CHARACTERS)],
    milliseconds: LONGEST_READ_MS,
    megabytes: MOST_MEMORY_MB,
    residentMegabytes: MOST_RESIDENT_MB,
  });

  /** Null for what can't be read: damaged, endless, too large. */
  async read(bytes: Buffer): Promise<PdfText | null> {
    const found = await this.process.ask(bytes);
    return found ? { paginas: found.paginas, texto: plain(found.texto) } : null;
  }

  close(): void {
    this.process.close();
  }
}

/** One line, as the search and the database take it. */
const plain = (text: string) =>
  composed(text)
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, MOST_CHARACTERS);
