import type { Request, Response } from 'express';
import multer, { type StorageEngine } from 'multer';
import { BodyWatch } from '../../../platform/http/body/readBody.js';
import { endAfterAnswer } from '../../../platform/http/body/unreadBody.js';
import { Problem } from '../../../platform/http/problem.js';
import { originalName } from '../content/uploadField.js';
import type { IncomingFile } from './incoming-file.js';
import type { IncomingFolder } from './incoming-folder.js';
import { MAX_TEXT, MEGABYTE, type MultipartLimits } from './multipartLimits.js';

export type Reading = {
  request: Request;
  response: Response;
  sender: string;
  signal: AbortSignal;
  mostBytes: number;
  fieldsOnly: boolean;
  /** Skips the files and, if there were any, throws this after reading the fields. */
  insteadOfFiles?: Problem | undefined;
};

/** Reads fields to `request.body` and files to disk. Throws a Problem, `tiempo_agotado` or a disk error. */
export async function readMultipart(
  reading: Reading,
  limits: MultipartLimits,
  folder: IncomingFolder,
): Promise<IncomingFile[]> {
  const { request, response, sender, signal, mostBytes, fieldsOnly, insteadOfFiles } = reading;
  // In the order of the form, not of completion.
  const files: IncomingFile[] = [];
  let arrived = 0;
  let filed = 0;
  let isOver = false;

  async function receiveFile({ fieldname, originalname, stream }: Express.Multer.File): Promise<{ size: number }> {
    const at = arrived++;
    const largest = limits.largestFile(request.body);
    let size = 0;
    const admit = (now: number) => {
      filed += now - size;
      size = now;
      if (size > largest * MEGABYTE) throw limits.refuse.file(largest);
    };
    // If iteration destroyed the stream, its own error would arrive before the real reason.
    const bytes: AsyncIterable<Buffer> = stream.iterator({ destroyOnReturn: false });
    if (fieldsOnly || insteadOfFiles) for await (const { length } of bytes) filed += length;
    else
      files[at] = await folder.save(
        bytes,
        { field: fieldname, name: originalName(originalname), sender, signal },
        admit,
      );
    if (isOver) await closeAll(files);
    return { size };
  }

  const storage: StorageEngine = {
    _handleFile: (_, file, done) =>
      receiveFile(file).then(
        (info) => done(null, info),
        (error: unknown) => {
          isOver = true;
          done(error);
        },
      ),
    // The catch below closes all files.
    _removeFile: (_, __, done) => done(null),
  };
  const isTooLong = (seen: number) => seen > mostBytes || (!isOver && seen - filed > MAX_TEXT);
  const watch = new BodyWatch(request, { isTooLong, tooLong: limits.refuse.body });
  try {
    await Promise.race([parsed(request, response, storage, limits), watch.givenUp]);
    if (insteadOfFiles && filed > 0) throw insteadOfFiles;
    return Object.values(files);
  } catch (error) {
    isOver = true;
    await closeAll(files);
    // Destroys the request after the response: nothing else stops the parser.
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
      // Names are flat, with dots: `a[b]` would build a tree before validation.
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

/** Returns whether the form is malformed or its sender left, rather than a disk error or a Problem. */
const isOfForm = (error: unknown) =>
  error instanceof Error && !(error instanceof Problem) && !('syscall' in error && 'errno' in error);
