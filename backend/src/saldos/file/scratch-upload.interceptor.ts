import { type CallHandler, type ExecutionContext, HttpException, Injectable } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import type { Request } from 'express';
import { invalidFile } from '../../files/content/invalidFile.js';
import { Problem } from '../../http/problem.js';
import { ScratchStorage } from './scratch-storage.js';

const LARGEST_MEGABYTES = 64;

/** Reads one file of balances and its day from a multipart body, without taking it into memory. */
@Injectable()
export class ScratchUpload extends FileInterceptor('archivo', {
  storage: new ScratchStorage(),
  limits: {
    fileSize: LARGEST_MEGABYTES * 1024 * 1024,
    files: 1,
    fields: 5,
    parts: 6,
    fieldSize: 100,
    fieldNameSize: 50,
    headerPairs: 20,
    fieldNestingDepth: 0,
  },
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

const problemOf = (error: HttpException): HttpException => {
  if (error instanceof Problem) return error;
  return error.getStatus() === 413 ? invalidFile(`El archivo supera ${LARGEST_MEGABYTES} MB.`) : incomplete();
};
