import { createHash } from 'node:crypto';
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Request } from 'express';
import type { StorageEngine } from 'multer';
import { type Encoding, EncodingCheck } from './encoding-check.js';

/** A file on disk that has no name any more: it is gone as soon as it is closed, however the process ends. */
export type ScratchFile = {
  handle: FileHandle;
  name: string;
  size: number;
  sha256: string;
  encoding: Encoding;
  /** Those with something in them, the headings too. */
  lines: number;
};

/** Keeps an upload out of memory, and nothing of it once it was read; its hash and encoding are worked out on the way. */
export class ScratchStorage implements StorageEngine {
  _handleFile(_: Request, file: Express.Multer.File, done: (error?: unknown, info?: object) => void) {
    keepScratch(file.originalname, file.stream as AsyncIterable<Buffer>).then(
      (scratch) => done(null, { scratch }),
      (error: unknown) => done(error),
    );
  }

  _removeFile(_: Request, file: Express.Multer.File, done: (error: Error | null) => void) {
    const { scratch } = file as Express.Multer.File & { scratch?: ScratchFile };
    scratch?.handle.close().then(() => done(null), done) ?? done(null);
  }
}

/** Keeps what comes as a file without a name. Whoever asked closes its handle. */
export async function keepScratch(name: string, bytes: AsyncIterable<Buffer>): Promise<ScratchFile> {
  const handle = await openNameless();
  try {
    const hash = createHash('sha256');
    const check = new EncodingCheck();
    let size = 0;
    for await (const chunk of bytes) {
      size += chunk.length;
      hash.update(chunk);
      check.read(chunk);
      await handle.write(chunk);
    }
    return { handle, name, size, sha256: hash.digest('hex'), encoding: check.result(), lines: check.lines };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function openNameless(): Promise<FileHandle> {
  const folder = await mkdtemp(path.join(tmpdir(), 'saldos-'));
  try {
    return await open(path.join(folder, 'archivo'), 'wx+', 0o600);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
