import { sectionList } from '@coop/domain';
import { type CallHandler, type ExecutionContext, HttpException, Injectable } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import type { Request } from 'express';
import { memoryStorage } from 'multer';
import { Problem } from '../http/problem.js';
import { invalidFile } from './content/invalidFile.js';
import { uploadFields } from './content/uploadField.js';

const largestMegabytes = Math.max(
  ...sectionList.flatMap((section) => [...uploadFields(section).values()].map(({ maxMegabytes }) => maxMegabytes)),
);

// In memory, so that nothing is left of an upload that breaks off. The limit of the field itself is checked after.
const limits = {
  fileSize: largestMegabytes * 1024 * 1024 + 1,
  files: 1,
  fields: 10,
  parts: 11,
  fieldSize: 2_000,
  fieldNameSize: 50,
  headerPairs: 20,
  fieldNestingDepth: 0,
};

/** Reads one file and its notes from a multipart body. */
@Injectable()
export class UploadInterceptor extends FileInterceptor('archivo', {
  storage: memoryStorage(),
  limits,
  defParamCharset: 'utf8',
}) {
  override async intercept(context: ExecutionContext, next: CallHandler) {
    try {
      return await super.intercept(context, next);
    } catch (error) {
      if (error instanceof HttpException) throw problemOf(error);
      // The sender left in the middle: nobody hears the answer, and it is no fault of ours.
      if (!context.switchToHttp().getRequest<Request>().complete) throw incomplete();
      throw error;
    }
  }
}

const incomplete = () => new Problem('peticion_invalida', 'Envíe un solo archivo, completo, como multipart/form-data.');

const problemOf = (error: HttpException): HttpException =>
  error.getStatus() === 413 ? invalidFile(`El archivo supera ${largestMegabytes} MB.`) : incomplete();
