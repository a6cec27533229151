import type { FileHandle } from 'node:fs/promises';

/** Encoding of a text file, or why it is rejected. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | { refused: string };

const compressed = [Buffer.from('PK'), Buffer.from([0x1f, 0x8b]), Buffer.from('%PDF'), Buffer.from([0xd0, 0xcf, 0x11])];
const utf16 = [
  ['utf-16le', Buffer.from([0xff, 0xfe])],
  ['utf-16be', Buffer.from([0xfe, 0xff])],
] as const;

/** Returns the encoding of a text file. */
export async function findEncoding(handle: FileHandle): Promise<Encoding> {
  const check = new EncodingCheck();
  for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) check.read(chunk);
  return check.result();
}

/** Streaming detection of UTF-8 or Latin-1. Rejects mixed or unknown encodings rather than guess. */
class EncodingCheck {
  private readonly utf8 = new TextDecoder('utf-8', { fatal: true });
  private head = Buffer.alloc(0);
  private last = 0;
  private isUtf8 = true;
  private hasPairs = false;
  private hasNull = false;

  read(chunk: Buffer): void {
    if (this.head.length < 4) this.head = Buffer.concat([this.head, chunk.subarray(0, 4)]);
    this.hasNull ||= chunk.includes(0);
    this.hasPairs ||= this.findsPair(chunk);
    this.last = chunk.at(-1) ?? this.last;
    if (this.isUtf8) this.tryUtf8(() => this.utf8.decode(chunk, { stream: true }));
  }

  result(): Encoding {
    const startsWith = (bytes: Buffer) => this.head.subarray(0, bytes.length).equals(bytes);
    if (this.head.length === 0) return { refused: 'El archivo está vacío.' };
    if (compressed.some(startsWith))
      return { refused: 'El archivo no es CSV: guárdelo como «CSV (delimitado por comas)».' };
    const wide = utf16.find(([, mark]) => startsWith(mark));
    if (wide) return wide[0];
    if (this.hasNull) return { refused: 'El archivo no es de texto: guárdelo como CSV UTF-8.' };
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

  /**
   * Returns whether the bytes contain a Spanish letter in UTF-8. Read as Latin-1 it is «Ã±», which no real name has.
   */
  private findsPair(chunk: Buffer): boolean {
    for (let at = chunk.indexOf(0xc3); at !== -1; at = chunk.indexOf(0xc3, at + 1))
      if (isContinuation(chunk[at + 1])) return true;
    return this.last === 0xc3 && isContinuation(chunk[0]);
  }
}

const isContinuation = (byte: number | undefined) => byte !== undefined && byte >= 0x80 && byte <= 0xbf;
