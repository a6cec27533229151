import type { Request, Response } from 'express';
import multer, { type StorageEngine } from 'multer';
import { BodyWatch } from '../../../platform/http/body/body-watch.js';
import { endAfterAnswer } from '../../../platform/http/body/hangUp.js';
import { Problem } from '../../../platform/http/problem.js';
import { originalName } from '../content/fileNames.js';
import type { IncomingFile } from './incoming-file.js';
import type { IncomingFolder } from './incoming-folder.js';
import { MEGABYTE, MOST_TEXT, type MultipartLimits } from './multipartLimits.js';

/** A body to read: `mostBytes` at most, and without its files when only its fields are wanted. */
export type Reading = {
  request: Request;
  response: Response;
  /** Whose it is, and aborted when they leave; see `Arrival`. */
  sender: string;
  signal: AbortSignal;
  /** Of the place where it is read. */
  givenUp: AbortSignal;
  mostBytes: number;
  fieldsOnly: boolean;
  /** Where its files are passed over, thrown once the fields are read, if there was any. */
  insteadOfFiles?: Problem | undefined;
};

/**
 * Reads a multipart body: its fields to `request.body`, its files to disk. Nothing is left of one that can't be taken:
 * throws the problem that the limits have for it, a `tiempo_agotado` for a slow sender, why its place was given up, or what the disk threw.
 */
export async function readMultipart(
  reading: Reading,
  limits: MultipartLimits,
  folder: IncomingFolder,
): Promise<IncomingFile[]> {
  const { request, response, sender, signal, givenUp, mostBytes, fieldsOnly, insteadOfFiles } = reading;
  // In the order of the form, whichever is written first.
  const files: IncomingFile[] = [];
  let arrived = 0;
  let filed = 0;
  let isOver = false;

  async function take({ fieldname, originalname, stream }: Express.Multer.File): Promise<{ size: number }> {
    const at = arrived++;
    const largest = limits.largestFile(request.body);
    let size = 0;
    const admit = (now: number) => {
      filed += now - size;
      size = now;
      if (size > largest * MEGABYTE) throw limits.refuse.file(largest);
    };
    // Destroyed with it, the stream would fail by itself, and sooner than why it was given up is known.
    const bytes: AsyncIterable<Buffer> = stream.iterator({ destroyOnReturn: false });
    if (fieldsOnly || insteadOfFiles) for await (const { length } of bytes) filed += length;
    else
      files[at] = await folder.keep(
        bytes,
        { field: fieldname, name: originalName(originalname), sender, signal },
        admit,
      );
    if (isOver) await closeAll(files);
    return { size };
  }

  const storage: StorageEngine = {
    _handleFile: (_, file, done) =>
      take(file).then(
        (info) => done(null, info),
        (error: unknown) => {
          isOver = true;
          done(error);
        },
      ),
    // They are closed below, all of them.
    _removeFile: (_, __, done) => done(null),
  };
  const isTooLong = (seen: number) => seen > mostBytes || (!isOver && seen - filed > MOST_TEXT);
  const watch = new BodyWatch(request, { isTooLong, tooLong: limits.refuse.body, told: givenUp });
  try {
    await Promise.race([parsed(request, response, storage, limits), watch.givenUp]);
    if (insteadOfFiles && filed > 0) throw insteadOfFiles;
    return Object.values(files);
  } catch (error) {
    isOver = true;
    await closeAll(files);
    // Only a destroyed request ends what reads it.
    if (!request.complete) endAfterAnswer(request, response);
    throw isOfForm(error) ? limits.refuse.form() : error;
  } finally {
    watch.stop();
  }
}

async function parsed(request: Request, response: Response, storage: StorageEngine, limits: MultipartLimits) {
  const { field, files, fields, fieldSize } = limits;
  const reader = multer({
    storage,
    limits: {
      files,
      fields,
      parts: files + fields,
      fieldSize,
      fieldNameSize: 80,
      headerPairs: 20,
      // Names are flat, with points: `a[b]` would make a tree before anybody looks at it.
      fieldNestingDepth: 0,
    },
    defParamCharset: 'utf8',
  });
  const read = field ? reader.single(field) : reader.any();
  await new Promise<void>((resolve, reject) =>
    read(request, response, (error: unknown) => (error ? reject(error) : resolve())),
  );
}

const closeAll = (files: readonly IncomingFile[]) => Promise.all(files.map((file) => file.close()));

/** Whether it is the form that is wrong, or that its sender left: not the disk, and nothing that was said already. */
const isOfForm = (error: unknown) =>
  error instanceof Error && !(error instanceof Problem) && !('syscall' in error && 'errno' in error);
