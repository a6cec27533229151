/** How a file of text is written; what is no text that we read says why. */
export type Encoding = 'utf-8' | 'windows-1252' | { refused: string };

const compressed = [Buffer.from('PK'), Buffer.from([0x1f, 0x8b]), Buffer.from('%PDF'), Buffer.from([0xd0, 0xcf, 0x11])];
const utf16 = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];

/** Counts lines and tells UTF-8 from Latin-1 as the bytes of a file go by. A file that is neither, or some of both, is refused, not guessed. */
export class EncodingCheck {
  private readonly utf8 = new TextDecoder('utf-8', { fatal: true });
  private head = Buffer.alloc(0);
  private last = LINE_FEED;
  private isUtf8 = true;
  private hasPairs = false;
  private hasNull = false;
  /** Lines with something in them. */
  lines = 0;

  read(chunk: Buffer): void {
    if (this.head.length < 4) this.head = Buffer.concat([this.head, chunk.subarray(0, 4)]);
    this.hasNull ||= chunk.includes(0);
    this.countLines(chunk);
    this.hasPairs ||= this.findsPair(chunk);
    this.last = chunk.at(-1) ?? this.last;
    if (this.isUtf8) this.tryUtf8(() => this.utf8.decode(chunk, { stream: true }));
  }

  result(): Encoding {
    const startsWith = (bytes: Buffer) => this.head.subarray(0, bytes.length).equals(bytes);
    if (this.head.length === 0) return { refused: 'El archivo está vacío.' };
    if (compressed.some(startsWith))
      return { refused: 'El archivo no es CSV: guárdelo como «CSV (delimitado por comas)».' };
    if (utf16.some(startsWith) || this.hasNull)
      return { refused: 'El archivo está en UTF-16 o no es de texto: guárdelo como CSV UTF-8.' };
    if (this.isUtf8) this.tryUtf8(() => this.utf8.decode());
    if (this.isUtf8) return 'utf-8';
    if (this.hasPairs) return { refused: 'El archivo mezcla UTF-8 y Latin-1: guárdelo como CSV UTF-8.' };
    return 'windows-1252';
  }

  private tryUtf8(decode: () => void) {
    try {
      decode();
    } catch {
      this.isUtf8 = false;
    }
  }

  /** Whether there is a Spanish letter of UTF-8 («Ã±» in Latin-1), which no name has in any other encoding. */
  private findsPair(chunk: Buffer): boolean {
    for (let at = chunk.indexOf(0xc3); at !== -1; at = chunk.indexOf(0xc3, at + 1))
      if (isContinuation(chunk[at + 1])) return true;
    return this.last === 0xc3 && isContinuation(chunk[0]);
  }

  private countLines(chunk: Buffer): void {
    let isStart = isBreak(this.last);
    for (const byte of chunk) {
      const ends = isBreak(byte);
      if (isStart && !ends) this.lines++;
      isStart = ends;
    }
  }
}

const LINE_FEED = 10;
const isBreak = (byte: number) => byte === LINE_FEED || byte === 13;

const isContinuation = (byte: number | undefined) => byte !== undefined && byte >= 0x80 && byte <= 0xbf;
